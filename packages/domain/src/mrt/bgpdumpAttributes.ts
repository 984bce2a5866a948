import { Present } from './attributeColumns.ts';
import { writeAddress, writeIpv4 } from './bgpdumpAddress.ts';
import { NONE, OriginCode } from './formats.ts';
import { grownInt32 } from '../columns/growth.ts';
import { SegmentType } from './pathWords.ts';
import type { MrtTables } from './tables.ts';
import { TextBuffer } from './textBuffer.ts';

const PIPE = 0x7c;
const SPACE = 0x20;
const WELL_KNOWN_COMMUNITIES = new Map([
  [0xffff_ff01, 'no-export'],
  [0xffff_ff02, 'no-advertise'],
  [0xffff_ff03, 'local-AS'],
]);

/** The columns of a `bgpdump -m` line from the path on, formatted once for each set of attributes. */
export class BgpdumpAttributes {
  readonly #tables: MrtTables;
  readonly #text = new TextBuffer();
  /** Formatted next hops. */
  readonly #nextHops: Uint8Array[] = [];
  /** Range of the formatted text of each set; 0 and 0 if it is not formatted yet. */
  #starts = new Int32Array(1 << 10);
  #ends = new Int32Array(1 << 10);

  constructor(tables: MrtTables) {
    this.#tables = tables;
  }

  /** Appends `path|origin|next hop|local-pref|MED|communities|AG or NAG|aggregator|`. */
  append(attributes: number, to: TextBuffer): void {
    while (attributes >= this.#starts.length) {
      this.#starts = grownInt32(this.#starts, 0);
      this.#ends = grownInt32(this.#ends, 0);
    }
    if (this.#ends[attributes] === 0) {
      this.#starts[attributes] = this.#text.length;
      this.#write(attributes);
      this.#ends[attributes] = this.#text.length;
    }
    to.copy(this.#text.bytes, this.#starts[attributes]!, this.#ends[attributes]!);
  }

  #write(row: number): void {
    const text = this.#text;
    const { attributes } = this.#tables;
    const present = attributes.present[row]!;
    const path = attributes.path[row]!;
    const communities = attributes.communities[row]!;
    if (path !== NONE) writePath(this.#tables.paths.words.wordsOf(path), text);
    text.text(originText(attributes.origin[row]!));
    this.#writeNextHop(attributes.nextHop[row]!);
    text.char(PIPE);
    text.number(attributes.localPref[row]!);
    text.char(PIPE);
    text.number(attributes.med[row]!);
    text.char(PIPE);
    if (communities !== NONE) writeCommunities(this.#tables.communitiesOf(communities), text);
    text.text((present & Present.atomicAggregate) !== 0 ? '|AG|' : '|NAG|');
    const address = attributes.aggregatorAddress[row]!;
    // bgpdump treats 255.255.255.255 as "none".
    if ((present & Present.aggregator) !== 0 && address !== 0xffff_ffff) {
      text.number(attributes.aggregatorAsn[row]!);
      text.char(SPACE);
      writeIpv4(address, text);
    }
    text.char(PIPE);
  }

  /** bgpdump initializes the next hop to 255.255.255.255 and writes that if it is missing. */
  #writeNextHop(nextHop: number): void {
    if (nextHop === NONE) {
      writeIpv4(-1, this.#text);
      return;
    }
    const known = this.#nextHops[nextHop] ?? this.#nextHopText(nextHop);
    this.#text.copy(known, 0, known.length);
  }

  #nextHopText(nextHop: number): Uint8Array {
    const text = new TextBuffer();
    writeAddress(this.#tables.nextHopOf(nextHop), text);
    return (this.#nextHops[nextHop] = text.bytes.slice(0, text.length));
  }
}

function originText(origin: number): string {
  if (origin === OriginCode.igp) return '|IGP|';
  return origin === OriginCode.egp ? '|EGP|' : '|INCOMPLETE|';
}

const BRACKETS: Record<number, string> = {
  [SegmentType.set]: '{,}',
  [SegmentType.sequence]: ' ',
  [SegmentType.confedSequence]: '( )',
  [SegmentType.confedSet]: '[,]',
};

function writePath(words: Uint32Array, text: TextBuffer): void {
  for (let at = 0; at < words.length;) {
    const brackets = BRACKETS[words[at]! >>> 24]!;
    const isSequence = brackets.length === 1;
    const between = brackets.charCodeAt(isSequence ? 0 : 1);
    const first = at + 1;
    const end = first + (words[at]! & 0xff_ffff);
    if (at > 0) text.char(SPACE);
    if (!isSequence) text.char(brackets.charCodeAt(0));
    for (let i = first; i < end; i++) {
      if (i > first) text.char(between);
      text.number(words[i]!);
    }
    if (!isSequence) text.char(brackets.charCodeAt(2));
    at = end;
  }
}

function writeCommunities(communities: Uint32Array, text: TextBuffer): void {
  for (let i = 0; i < communities.length; i++) {
    if (i > 0) text.char(SPACE);
    const community = communities[i]!;
    const name = community > 0xffff_ff00 ? WELL_KNOWN_COMMUNITIES.get(community) : undefined;
    if (name !== undefined) {
      text.text(name);
    } else {
      text.number(community >>> 16);
      text.char(0x3a);
      text.number(community & 0xffff);
    }
  }
}
