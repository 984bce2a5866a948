import { expect, it } from 'vitest';
import { loadCommand, missingText, sourceNames } from './sourceWords.ts';

it('names the source that is missing, and how to load it', () => {
  expect(missingText(['peeringdb'])).toBe(
    'No PeeringDB data is loaded, so this is unknown. Load a PeeringDB dump (JSON), such as CAIDA archives daily:',
  );
  expect(loadCommand(['peeringdb'])).toBe('npm run ingest -- peeringdb_2_dump_2026_01_01.json');
});

it.each(sourceNames)('says of %s that nothing is known, never that there is nothing', (source) => {
  expect(missingText([source])).toMatch(/^No .* is loaded, so this is unknown\. Load .*:$/);
  expect(loadCommand([source])).toMatch(/^npm run ingest -- \S+$/);
});

it('names several in one sentence and loads them with one command', () => {
  const sources = ['routes', 'vrps', 'port-scans'] as const;
  expect(missingText(sources)).toBe(
    'No routing table, no list of validated ROAs and no scan report on vulnerable ports is loaded, so this is unknown. Load an MRT table of RouteViews, RIPE RIS or your own collector; an export of rpki-client or Routinator (JSON) and a report in the format of Shadowserver (CSV):',
  );
  expect(loadCommand(sources)).toBe('npm run ingest -- rib.20260101.0000.bz2 vrps.json scan-report.csv');
});
