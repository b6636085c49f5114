import { describe } from 'vitest';
import { launchFirefox } from './firefox.ts';
import { declareJourneys } from './journeys.ts';

describe('Firefox', () => declareJourneys('Firefox', launchFirefox));
