import type { AlertFact } from './fact.ts';

/** 2026-06-01T00:00:00Z, in seconds. */
export const START = 1_780_272_000;

/** An ongoing hijack; `more` overrides its values. */
export const factOf = (more: Partial<AlertFact> = {}): AlertFact => ({
  kind: 'hijack',
  key: '7',
  prefix: '10.1.0.0/16',
  prefixes: 1,
  other: 64_666,
  vantagePoints: 4,
  share: 40,
  since: START,
  until: null,
  incident: 7,
  ...more,
});
