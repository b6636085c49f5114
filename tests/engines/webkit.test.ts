import { describe } from 'vitest';
import { launchWebKit } from './webkit.ts';
import { declareJourneys } from './journeys.ts';

describe('WebKitGTK', () => declareJourneys('WebKitGTK', launchWebKit));
