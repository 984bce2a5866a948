import type { AsnRange } from '../asn/reserved.ts';
import { parseAsn } from '../asn/asn.ts';
import { formatPrefix, parsePrefix } from '../prefix/prefix.ts';
import type { SpecialBlockRow } from './specialBlock.ts';

/** A row of IANA's special-purpose AS numbers. */
export interface SpecialAsns extends AsnRange {
  readonly reason: string;
}

/** A parsed row of a special-purpose registry; one row may name several blocks. */
export type SpecialPurposeRow =
  | { readonly kind: 'blocks'; readonly blocks: readonly SpecialBlockRow[] }
  | { readonly kind: 'asns'; readonly asns: SpecialAsns }
  /** Numbers that have a purpose and still appear in paths. */
  | { readonly kind: 'ordinary' }
  | { readonly kind: 'bad'; readonly reason: string };

/** Reads the rows of a special-purpose registry. */
export type SpecialPurposeReader = (fields: readonly string[]) => SpecialPurposeRow;

/**
 * Creates a reader for the registries that IANA publishes as CSV: `iana-ipv4-special-registry`, `iana-ipv6-special-registry` and
 * `special-purpose-as-numbers`. Columns are found by their names in the header, so a shorter file of your own works, too. Undefined if the
 * header belongs to none of these registries.
 */
export function specialPurposeReader(header: readonly string[]): SpecialPurposeReader | undefined {
  const names = header.map((name) => name.trim().toLowerCase());
  const columns = new Map(names.map((name, place) => [name, place]));
  const value = (fields: readonly string[], name: string): string => fields[columns.get(name) ?? -1]?.trim() ?? '';
  if (columns.has('address block') && columns.has('globally reachable'))
    return (fields) =>
      readBlockRow(
        value(fields, 'address block'),
        value(fields, 'name'),
        value(fields, 'rfc'),
        value(fields, 'globally reachable'),
        value(fields, 'termination date'),
      );
  if (columns.has('as number') && columns.has('reason for reservation'))
    return (fields) => readAsnRow(value(fields, 'as number'), value(fields, 'reason for reservation'));
  return undefined;
}

function readBlockRow(
  text: string,
  name: string,
  rfc: string,
  reachable: string,
  terminated: string,
): SpecialPurposeRow {
  const prefixes = bare(text)
    .split(',')
    .map((part) => parsePrefix(part.trim()));
  const known = prefixes.filter((prefix) => prefix !== undefined);
  if (known.length < prefixes.length) return { kind: 'bad', reason: 'an invalid address block' };
  const answer = reachabilityOf(bare(reachable), bare(terminated));
  if (answer === undefined) return { kind: 'bad', reason: 'neither true nor false for globally reachable' };
  return {
    kind: 'blocks',
    blocks: known.map((prefix): SpecialBlockRow => [formatPrefix(prefix), bare(name), documents(rfc), answer]),
  };
}

/** "N/A" counts as reachable for a current block, since blocks such as 6to4 and Teredo are announced, but not for a terminated one. */
function reachabilityOf(text: string, terminated: string): boolean | undefined {
  if (/^true$/i.test(text)) return true;
  if (/^false$/i.test(text)) return false;
  if (!/^n\/a$/i.test(text)) return undefined;
  return terminated === '' || /^n\/a$/i.test(terminated);
}

function readAsnRow(text: string, reason: string): SpecialPurposeRow {
  const [low = '', high = low, ...more] = bare(text).split('-');
  const first = parseAsn(low.trim());
  const last = parseAsn(high.trim());
  if (first === undefined || last === undefined || last < first || more.length > 0)
    return { kind: 'bad', reason: 'an invalid AS number' };
  // AS112 answers DNS queries for private addresses from many places: its routes are meant to be seen.
  if (/^used by the as112 project/i.test(reason)) return { kind: 'ordinary' };
  return { kind: 'asns', asns: { first, last, reason: reason.replaceAll(/\s+/g, ' ') } };
}

/** Turns `[RFC4193]\n[RFC8190]` into `RFC 4193, RFC 8190`. */
function documents(text: string): string {
  const separate = text.replaceAll(/\s+/g, ' ').replaceAll(/\] ?\[/g, '], [');
  return separate
    .replaceAll(/\[(RFC)?([^\]]*)\]/g, (_, isRfc: string | undefined, rest: string) =>
      isRfc === undefined ? rest : `RFC ${rest}`,
    )
    .trim();
}

/** Removes the numbers of footnotes: `192.0.0.0/24 [2]`. */
function bare(text: string): string {
  return text.replaceAll(/\[\d+\]/g, '').trim();
}
