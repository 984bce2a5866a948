import type { Incident } from '@routeglass/ui/IncidentTable';
import { expect, it } from 'vitest';
import { historyOf } from './verdictHistory.ts';

const party = (role: Incident['parties'][number]['role'], asn: number) => ({
  role,
  network: { asn, asName: null, countryCode: null, countryName: null },
});
const of = (kind: Incident['kind'], ...parties: Incident['parties'][number][]) => ({
  kind,
  prefix: '10.0.0.0/24',
  parties,
});
const hijack = of('hijacks', party('victim', 1), party('offender', 2), party('announcer', 3));

it.each([
  [hijack, 'roa', '/prefix/10.0.0.0/24?roa-history=10.0.0.0%2F24'],
  [hijack, 'route-object', '/prefix/10.0.0.0/24?route-object-history=10.0.0.0%2F24'],
  [hijack, 'severity', '/prefix/10.0.0.0/24?announcement-history=10.0.0.0%2F24&announced-by=3'],
  [hijack, 'activity', '/prefix/10.0.0.0/24?announcement-history=10.0.0.0%2F24&announced-by=3'],
  [of('hijacks', party('victim', 1), party('offender', 2)), 'severity', /announced-by=2$/],
  [of('leaks', party('offender', 2), party('victim', 1)), 'severity', /announced-by=1$/],
  [of('bogons'), 'activity', null],
] as const)('leads from %j by %s to %s', (incident, verdict, address) => {
  const found = historyOf(incident, verdict);
  if (address instanceof RegExp) expect(found).toMatch(address);
  else expect(found).toBe(address);
});
