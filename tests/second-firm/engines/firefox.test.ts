import { describe } from 'vitest';
import { launchFirefox } from '../../engines/firefox.ts';
import { declareJourneys } from '../../engines/journeys.ts';

describe('Firefox', () => declareJourneys('Firefox', launchFirefox, 'every page'));
