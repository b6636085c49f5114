import { describe } from 'vitest';
import { launchWebKit } from '../../engines/webkit.ts';
import { declareJourneys } from '../../engines/journeys.ts';

describe('WebKitGTK', () => declareJourneys('WebKitGTK', launchWebKit, 'every page'));
