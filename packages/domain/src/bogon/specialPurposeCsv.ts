import type { AsnRange } from '../asn/reserved.ts';
import { parseAsn } from '../asn/asn.ts';
import { formatPrefix, parsePrefix } from '../prefix/prefix.ts';
import type { SpecialBlockRow } from './specialBlock.ts';

/** A row of IANA's special-purpose AS numbers. */
export interface SpecialAsns extends AsnRange {
  readonly reason: string;
}

/** What a row of a special-purpose registry says; a row may name several blocks. */
export type SpecialPurposeRow =
  | { readonly kind: 'blocks'; readonly blocks: readonly SpecialBlockRow[] }
  | { readonly kind: 'asns'; readonly asns: SpecialAsns }
  /** Numbers that have a purpose and are seen in paths all the same. */
  | { readonly kind: 'ordinary' }
  | { readonly kind: 'bad'; readonly reason: string };

/** Columns of a registry by their names in the first row; undefined where it is that of no special-purpose registry. */
export type SpecialPurposeReader = (fields: readonly string[]) => SpecialPurposeRow;

/**
 * Reads the registries as IANA publishes them in CSV: `iana-ipv4-special-registry`, `iana-ipv6-special-registry` and
 * `special-purpose-as-numbers`. Columns are found by their names, which are the first row, so that a shorter file of one's own does too.
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

/** "N/A" of a block that still is one counts as reachable, because such as 6to4 and Teredo are announced; of a terminated one it does not. */
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
  // AS112 answers what no one should ask, from many places: its routes are meant to be seen.
  if (/^used by the as112 project/i.test(reason)) return { kind: 'ordinary' };
  return { kind: 'asns', asns: { first, last, reason: reason.replaceAll(/\s+/g, ' ') } };
}

/** `[RFC4193]\n[RFC8190]` as `RFC 4193, RFC 8190`. */
function documents(text: string): string {
  const separate = text.replaceAll(/\s+/g, ' ').replaceAll(/\] ?\[/g, '], [');
  return separate
    .replaceAll(/\[(RFC)?([^\]]*)\]/g, (_, isRfc: string | undefined, rest: string) =>
      isRfc === undefined ? rest : `RFC ${rest}`,
    )
    .trim();
}

/** Without the numbers of footnotes: `192.0.0.0/24 [2]`. */
function bare(text: string): string {
  return text.replaceAll(/\[\d+\]/g, '').trim();
}
