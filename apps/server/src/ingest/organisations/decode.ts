import { parseAsn } from '@routeglass/domain/asn';
import { csvFields } from '../csv/csvFields.ts';
import { scalarText } from '../json/scalarText.ts';
import { countryCode } from '../names/decode.ts';

/** A row of a map of AS numbers to organizations: an organization, or the holder of a number. */
export type OrganisationRow =
  | { readonly id: string; readonly name: string; readonly country: string | null; readonly source: string }
  | { readonly asn: number; readonly organisation: string; readonly source: string };

/** Reads a line of CAIDA's JSON (`type` is `Organization` or `ASN`), or returns why it is invalid. */
export function decodeOrganisationJson(line: string): OrganisationRow | string {
  let row: unknown;
  try {
    row = JSON.parse(line);
  } catch {
    return 'not JSON';
  }
  if (typeof row !== 'object' || row === null) return 'not an object';
  const { type, asn, organizationId, name, country, source } = row as Record<string, unknown>;
  if (typeof organizationId !== 'string' || organizationId === '') return 'a row without an organisation';
  const registry = typeof source === 'string' ? source : '';
  if (type === 'ASN') {
    const number = parseAsn(scalarText(asn));
    return number === undefined ? 'no AS number' : { asn: number, organisation: organizationId, source: registry };
  }
  if (type !== 'Organization') return 'neither an organisation nor an AS number';
  const text = typeof name === 'string' && name.trim() !== '' ? name.trim() : organizationId;
  return { id: organizationId, name: text, country: countryCode(scalarText(country)), source: registry };
}

/** Reads a line `registry,organisation,asn`, or returns why it is invalid. */
export function decodeOrganisationCsv(line: string): OrganisationRow | string {
  const [source = '', organisation = '', asnText = ''] = csvFields(line);
  const asn = parseAsn(asnText.trim());
  if (asn === undefined) return 'no AS number';
  return organisation === '' ? 'a row without an organisation' : { asn, organisation, source };
}
