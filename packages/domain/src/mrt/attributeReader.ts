import { BadRecord, requireBytes } from './badRecord.ts';
import { Present, type AttributeColumns } from './attributeColumns.ts';
import { ByteInterner } from './byteInterner.ts';
import { PathTable } from './pathTable.ts';
import { mergeAs4Path, readPath } from './pathWords.ts';
import { WordInterner, WordList } from './wordInterner.ts';

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
/** Stands in AGGREGATOR and AS_PATH for an ASN that needs four bytes (RFC 6793). */
const AS_TRANS = 23_456;

/** Decodes path attributes into one row of columns, and interns the paths, next hops and communities it meets. */
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
  #hasPath = false;
  #hasAs4Path = false;
  #as4Aggregator = -1;

  read(view: DataView, start: number, end: number, asnBytes: 2 | 4, columns: AttributeColumns, row: number): void {
    this.#hasPath = false;
    this.#hasAs4Path = false;
    this.#as4Aggregator = -1;
    for (let at = start; at < end; ) {
      requireBytes(at, 3, end, 'an attribute');
      const extended = (view.getUint8(at) & EXTENDED_LENGTH) !== 0;
      if (extended) requireBytes(at, 4, end, 'an attribute');
      const type = view.getUint8(at + 1);
      const length = extended ? view.getUint16(at + 2) : view.getUint8(at + 2);
      at += extended ? 4 : 3;
      requireBytes(at, length, end, 'an attribute');
      this.#readOne(type, view, at, at + length, asnBytes, columns, row);
      at += length;
    }
    this.#settlePath(view, asnBytes, columns, row);
  }

  #readOne(type: number, view: DataView, at: number, end: number, asnBytes: 2 | 4, columns: AttributeColumns, row: number): void {
    switch (type) {
      case Attribute.origin:
        requireLength(end - at, 1);
        columns.origin[row] = view.getUint8(at);
        break;
      case Attribute.asPath:
        readPath(view, at, end, asnBytes, this.#path);
        this.#hasPath = true;
        break;
      case Attribute.nextHop:
        // An address of either version: collectors have been seen to write IPv6 here.
        if (columns.nextHop[row] === 0xffff_ffff) columns.nextHop[row] = this.#nextHop(view, at, end - at);
        break;
      case Attribute.mpReachNlri:
        this.#readMpReach(view, at, end, columns, row);
        break;
      case Attribute.med:
        requireLength(end - at, 4);
        columns.med[row] = view.getUint32(at);
        columns.present[row]! |= Present.med;
        break;
      case Attribute.localPref:
        requireLength(end - at, 4);
        columns.localPref[row] = view.getUint32(at);
        columns.present[row]! |= Present.localPref;
        break;
      case Attribute.atomicAggregate:
        columns.present[row]! |= Present.atomicAggregate;
        break;
      case Attribute.aggregator:
        requireLength(end - at, asnBytes + 4);
        columns.aggregatorAsn[row] = asnBytes === 4 ? view.getUint32(at) : view.getUint16(at);
        columns.aggregatorAddress[row] = view.getUint32(end - 4);
        columns.present[row]! |= Present.aggregator;
        break;
      case Attribute.as4Path:
        this.#readAs4Path(view, at, end, asnBytes);
        break;
      case Attribute.as4Aggregator:
        if (asnBytes === 2 && end - at === 8) this.#as4Aggregator = at;
        break;
      case Attribute.communities:
        columns.communities[row] = this.#words(view, at, end, 1, this.communities);
        break;
      case Attribute.extendedCommunities:
        columns.extendedCommunities[row] = this.#words(view, at, end, 2, this.extendedCommunities);
        break;
      case Attribute.largeCommunities:
        columns.largeCommunities[row] = this.#words(view, at, end, 3, this.largeCommunities);
        break;
    }
  }

  /** RFC 6793 section 4.2.3: AS4_PATH and AS4_AGGREGATOR count only from old speakers, and not when AGGREGATOR shows that a later one set it anew. */
  #settlePath(view: DataView, asnBytes: 2 | 4, columns: AttributeColumns, row: number): void {
    const aggregated = (columns.present[row]! & Present.aggregator) !== 0;
    const ignoreAs4 = aggregated && this.#as4Aggregator >= 0 && columns.aggregatorAsn[row] !== AS_TRANS;
    if (asnBytes === 2 && aggregated && this.#as4Aggregator >= 0 && !ignoreAs4) {
      columns.aggregatorAsn[row] = view.getUint32(this.#as4Aggregator);
      columns.aggregatorAddress[row] = view.getUint32(this.#as4Aggregator + 4);
    }
    if (!this.#hasPath) return;
    if (!this.#hasAs4Path || ignoreAs4) {
      columns.path[row] = this.paths.intern(this.#path);
    } else {
      mergeAs4Path(this.#path, this.#as4Path, this.#merged);
      columns.path[row] = this.paths.intern(this.#merged);
    }
  }

  /** A malformed AS4_PATH is dropped and the route kept (RFC 6793 section 6). */
  #readAs4Path(view: DataView, at: number, end: number, asnBytes: 2 | 4): void {
    if (asnBytes === 4) return;
    try {
      readPath(view, at, end, 4, this.#as4Path);
      this.#hasAs4Path = true;
    } catch (error) {
      if (!(error instanceof BadRecord)) throw error;
    }
  }

  /** The first byte tells the forms apart: the high byte of an AFI is 0, the length of a next hop is not. */
  #readMpReach(view: DataView, at: number, end: number, columns: AttributeColumns, row: number): void {
    if (end - at < 2) return;
    const lengthAt = view.getUint8(at) === 0 ? at + 3 : at;
    requireBytes(lengthAt, 1, end, 'MP_REACH_NLRI');
    const length = view.getUint8(lengthAt);
    requireBytes(lengthAt + 1, length, end, 'MP_REACH_NLRI');
    if (length > 0) columns.nextHop[row] = this.#nextHop(view, lengthAt + 1, length);
  }

  /** A global address may be followed by a link-local one (RFC 2545), which is left out. */
  #nextHop(view: DataView, at: number, length: number): number {
    if (length !== 4 && length !== 16 && length !== 32) throw new BadRecord('a next hop of unknown length');
    return this.nextHops.intern(view, at, at + Math.min(length, 16));
  }

  #words(view: DataView, start: number, end: number, words: number, table: WordInterner): number {
    if ((end - start) % (4 * words) !== 0) throw new BadRecord('communities of a wrong length');
    this.#list.clear();
    for (let at = start; at < end; at += 4) this.#list.push(view.getUint32(at));
    return table.intern(this.#list);
  }
}

function requireLength(length: number, expected: number): void {
  if (length !== expected) throw new BadRecord('an attribute of a wrong length');
}
