import { expect, it } from 'vitest';
import { decodeOrganisationCsv, decodeOrganisationJson } from './decode.ts';

it.each<[string, unknown]>([
  [
    '{"type":"Organization","organizationId":"ORG-1","name":" Northwind ","country":"de","source":"RIPE"}',
    { id: 'ORG-1', name: 'Northwind', country: 'DE', source: 'RIPE' },
  ],
  [
    '{"type":"Organization","organizationId":"ORG-1","name":"","country":"","source":"RIPE"}',
    { id: 'ORG-1', name: 'ORG-1', country: null, source: 'RIPE' },
  ],
  [
    '{"type":"ASN","asn":"64512","organizationId":"ORG-1","source":"RIPE"}',
    { asn: 64_512, organisation: 'ORG-1', source: 'RIPE' },
  ],
  ['{"type":"ASN","asn":"x","organizationId":"ORG-1"}', 'no AS number'],
  ['{"type":"ASN","asn":"1"}', 'a row without an organisation'],
  ['{"type":"Contact","organizationId":"ORG-1"}', 'neither an organisation nor an AS number'],
  ['{"type"', 'not JSON'],
  ['7', 'not an object'],
])('reads the JSON %s', (line, row) => expect(decodeOrganisationJson(line)).toEqual(row));

it.each<[string, unknown]>([
  ['afrinic,ORG-AA21-AFRINIC,24987', { asn: 24_987, organisation: 'ORG-AA21-AFRINIC', source: 'afrinic' }],
  ['afrinic,,24987', 'a row without an organisation'],
  ['afrinic,ORG-AA21-AFRINIC,', 'no AS number'],
])('reads the line %s', (line, row) => expect(decodeOrganisationCsv(line)).toEqual(row));
