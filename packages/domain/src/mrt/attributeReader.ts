import { BadRecord, requireBytes } from './badRecord.ts';
import { Present, type AttributeColumns } from './attributeColumns.ts';
import { ByteInterner } from './byteInterner.ts';
import { OriginCode } from './formats.ts';
import { PathTable } from './pathTable.ts';
import { mergeAs4Path, readPath } from './pathWords.ts';
import { WordInterner, WordList } from '../columns/wordInterner.ts';

/** Attribute type codes (IANA BGP Path Attributes). */
export const Attribute = {
  origin: 1,
  asPath: 2,
  nextHop: 3,
  med: 4,
  localPref: 5,
  atomicAggregate: 6,
  aggregator: 7,
  communities: 8,
  mpReachNlri: 14,
  mpUnreachNlri: 15,
  extendedCommunities: 16,
  as4Path: 17,
  as4Aggregator: 18,
  largeCommunities: 32,
} as const;

/** Attribute flag: the length takes two bytes. */
export const EXTENDED_LENGTH = 0x10;
/** Stands for a four-byte ASN in AGGREGATOR and AS_PATH (RFC 6793). */
const AS_TRANS = 23_456;

/**
 * Decodes path attributes into one row of columns, and interns their paths, next hops and communities. Errors are handled as in RFC 7606: if an
 * attribute repeats, the first one counts; a malformed AGGREGATOR or ATOMIC_AGGREGATE is left out; any other malformed attribute makes the set
 * bad.
 */
export class AttributeReader {
  readonly paths = new PathTable();
  readonly nextHops = new ByteInterner();
  readonly communities = new WordInterner();
  readonly extendedCommunities = new WordInterner();
  readonly largeCommunities = new WordInterner();
  readonly #path = new WordList();
  readonly #as4Path = new WordList();
  readonly #merged = new WordList();
  readonly #list = new WordList();
  // State of the set being read that is evaluated after all attributes. Offsets are -1 if absent.
  #hasPath = false;
  #hasAs4Path = false;
  #as4AggregatorAt = -1;
  #nextHopAt = -1;
  #nextHopLength = 0;

  /** Fills in an empty row. Throws a BadRecord if a route with these attributes must be treated as withdrawn. */
  read(view: DataView, start: number, end: number, asnBytes: 2 | 4, columns: AttributeColumns, row: number): void {
    this.#hasPath = false;
    this.#hasAs4Path = false;
    this.#as4AggregatorAt = -1;
    this.#nextHopAt = -1;
    let seen = 0;
    for (let at = start; at < end;) {
      requireBytes(at, 3, end, 'an attribute');
      const extended = (view.getUint8(at) & EXTENDED_LENGTH) !== 0;
      if (extended) requireBytes(at, 4, end, 'an attribute');
      const type = view.getUint8(at + 1);
      const length = extended ? view.getUint16(at + 2) : view.getUint8(at + 2);
      at += extended ? 4 : 3;
      requireBytes(at, length, end, 'an attribute');
      const bit = bitOf(type);
      if ((seen & bit) === 0) this.#readOne(type, view, at, at + length, asnBytes, columns, row);
      seen |= bit;
      at += length;
    }
    if (this.#nextHopAt >= 0) columns.nextHop[row] = this.#internNextHop(view);
    const ignoreAs4 = this.#settleAggregator(view, asnBytes, columns, row);
    if (this.#hasPath) columns.path[row] = this.#internPath(ignoreAs4);
  }

  #readOne(
    type: number,
    view: DataView,
    at: number,
    end: number,
    asnBytes: 2 | 4,
    columns: AttributeColumns,
    row: number,
  ): void {
    switch (type) {
      case Attribute.origin:
        columns.origin[row] = originAt(view, at, end);
        break;
      case Attribute.asPath:
        readPath(view, at, end, asnBytes, this.#path);
        this.#hasPath = true;
        break;
      case Attribute.nextHop:
        if (this.#nextHopAt < 0) this.#setNextHop(at, end - at);
        break;
      case Attribute.mpReachNlri:
        this.#readMpReach(view, at, end);
        break;
      case Attribute.med:
        requireLength(end - at, 4, 'MULTI_EXIT_DISC');
        columns.med[row] = view.getUint32(at);
        columns.present[row]! |= Present.med;
        break;
      case Attribute.localPref:
        requireLength(end - at, 4, 'LOCAL_PREF');
        columns.localPref[row] = view.getUint32(at);
        columns.present[row]! |= Present.localPref;
        break;
      case Attribute.atomicAggregate:
        if (end === at) columns.present[row]! |= Present.atomicAggregate;
        break;
      case Attribute.aggregator:
        if (end - at !== asnBytes + 4) break;
        columns.aggregatorAsn[row] = asnBytes === 4 ? view.getUint32(at) : view.getUint16(at);
        columns.aggregatorAddress[row] = view.getUint32(end - 4);
        columns.present[row]! |= Present.aggregator;
        break;
      case Attribute.as4Path:
        if (asnBytes === 2) this.#readAs4Path(view, at, end);
        break;
      case Attribute.as4Aggregator:
        if (end - at === 8) this.#as4AggregatorAt = at;
        break;
      case Attribute.communities:
      case Attribute.extendedCommunities:
      case Attribute.largeCommunities:
        this.#readCommunities(type, view, at, end, columns, row);
        break;
    }
  }

  /**
   * RFC 6793 section 4.2.3: AS4_PATH and AS4_AGGREGATOR count only from old speakers, and neither counts if AGGREGATOR has a real AS: then an
   * old speaker aggregated again. Returns whether that is the case.
   */
  #settleAggregator(view: DataView, asnBytes: 2 | 4, columns: AttributeColumns, row: number): boolean {
    const at = this.#as4AggregatorAt;
    if (asnBytes === 4 || at < 0 || (columns.present[row]! & Present.aggregator) === 0) return false;
    if (columns.aggregatorAsn[row] !== AS_TRANS) return true;
    columns.aggregatorAsn[row] = view.getUint32(at);
    columns.aggregatorAddress[row] = view.getUint32(at + 4);
    return false;
  }

  #internPath(ignoreAs4: boolean): number {
    let path = this.#path;
    if (this.#hasAs4Path && !ignoreAs4) {
      mergeAs4Path(this.#path, this.#as4Path, this.#merged);
      path = this.#merged;
    }
    return this.paths.words.intern(path);
  }

  /** A malformed AS4_PATH is dropped and the route kept (RFC 6793 section 6). */
  #readAs4Path(view: DataView, at: number, end: number): void {
    try {
      readPath(view, at, end, 4, this.#as4Path);
      this.#hasAs4Path = true;
    } catch (error) {
      if (!(error instanceof BadRecord)) throw error;
    }
  }

  /** The first byte tells the two forms apart: the high byte of an AFI is 0, the length of a next hop is not. */
  #readMpReach(view: DataView, at: number, end: number): void {
    if (end - at < 2) return;
    const lengthAt = view.getUint8(at) === 0 ? at + 3 : at;
    requireBytes(lengthAt, 1, end, 'MP_REACH_NLRI');
    const length = view.getUint8(lengthAt);
    requireBytes(lengthAt + 1, length, end, 'MP_REACH_NLRI');
    if (length > 0) this.#setNextHop(lengthAt + 1, length);
  }

  /**
   * Both attributes may have an address of either version: collectors have written IPv6 in NEXT_HOP, too. A link-local address after it (RFC
   * 2545) is dropped.
   */
  #setNextHop(at: number, length: number): void {
    if (!isNextHopLength(length)) throw new BadRecord('a next hop of unknown length');
    this.#nextHopAt = at;
    this.#nextHopLength = Math.min(length, 16);
  }

  #internNextHop(view: DataView): number {
    return this.nextHops.intern(view, this.#nextHopAt, this.#nextHopAt + this.#nextHopLength, 0);
  }

  #readCommunities(
    type: number,
    view: DataView,
    start: number,
    end: number,
    columns: AttributeColumns,
    row: number,
  ): void {
    const words = type === Attribute.communities ? 1 : type === Attribute.extendedCommunities ? 2 : 3;
    if (end === start || (end - start) % (4 * words) !== 0) throw new BadRecord('malformed communities');
    this.#list.clear();
    for (let at = start; at < end; at += 4) this.#list.push(view.getInt32(at));
    if (words === 1) columns.communities[row] = this.communities.intern(this.#list);
    else if (words === 2) columns.extendedCommunities[row] = this.extendedCommunities.intern(this.#list);
    else columns.largeCommunities[row] = this.largeCommunities.intern(this.#list);
  }
}

/** Whether a next hop can have this many bytes: an IPv4 or IPv6 address, or an IPv6 one plus a link-local one. */
export function isNextHopLength(length: number): boolean {
  return length === 4 || length === 16 || length === 32;
}

/** The bit that marks an attribute as seen; 0 for types that are not decoded. */
function bitOf(type: number): number {
  return type >= Attribute.origin && type <= Attribute.largeCommunities ? 1 << (type - Attribute.origin) : 0;
}

function originAt(view: DataView, at: number, end: number): number {
  const code = end - at === 1 ? view.getUint8(at) : OriginCode.incomplete + 1;
  if (code > OriginCode.incomplete) throw new BadRecord('a malformed ORIGIN');
  return code;
}

function requireLength(length: number, expected: number, attribute: string): void {
  if (length !== expected) throw new BadRecord(`a malformed ${attribute}`);
}
