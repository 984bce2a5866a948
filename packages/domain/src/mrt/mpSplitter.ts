import { Attribute, EXTENDED_LENGTH, isNextHopLength } from './attributeReader.ts';
import { BadRecord, requireBytes } from './badRecord.ts';
import { grownUint8 } from '../columns/growth.ts';

/** Location of the prefixes in a multiprotocol attribute (RFC 4760). */
export interface MpPrefixes {
  /** Address family (1 IPv4, 2 IPv6) and subsequent family (1 unicast). The family is 0 if the attribute is absent. */
  afi: number;
  safi: number;
  start: number;
  end: number;
}

const OVERRUN = 'an attribute runs over the end';
/** Two IPv6 addresses, each after a route distinguisher. */
const MAX_NEXT_HOP_BYTES = 48;

/**
 * Removes the prefixes from path attributes, so that equal attributes have equal bytes and can be looked up: MP_REACH_NLRI is reduced to its
 * next hop (the abbreviated form of RFC 6396 section 4.3.4), MP_UNREACH_NLRI is removed.
 */
export class MpSplitter {
  readonly reach: MpPrefixes = { afi: 0, safi: 0, start: 0, end: 0 };
  readonly unreach: MpPrefixes = { afi: 0, safi: 0, start: 0, end: 0 };
  /**
   * The attributes without these two, then the abbreviated MP_REACH_NLRI if there was one. Valid only if the last split found at least one of
   * them.
   */
  rest = new DataView(new ArrayBuffer(1 << 12));
  /** End in `rest` of the attributes without and with the abbreviated MP_REACH_NLRI. */
  restEnd = 0;
  reachEnd = 0;
  /** Set if another attribute than these two runs over the end (RFC 7606 section 4); otherwise undefined. */
  fault: string | undefined;

  #bytes = new Uint8Array(this.rest.buffer);
  #nextHopStart = 0;
  #nextHopLength = 0;
  #hasReach = false;

  /** Reads the attributes and returns whether there was anything to remove. Throws a BadRecord if one of the two is malformed. */
  split(view: DataView, start: number, end: number): boolean {
    clear(this.reach);
    clear(this.unreach);
    this.#nextHopLength = 0;
    this.#hasReach = false;
    this.fault = undefined;
    let found = false;
    for (let at = start; at < end;) {
      const to = attributeEnd(view, at, end);
      if (to > end) {
        this.fault = OVERRUN;
        if (found) this.#copyRest(view, start, at);
        return found;
      }
      const type = view.getUint8(at + 1);
      if (type === Attribute.mpReachNlri) this.#readReach(view, valueStart(view, at), to);
      else if (type === Attribute.mpUnreachNlri) this.#readUnreach(view, valueStart(view, at), to);
      found ||= type === Attribute.mpReachNlri || type === Attribute.mpUnreachNlri;
      at = to;
    }
    if (found) this.#copyRest(view, start, end);
    return found;
  }

  #readReach(view: DataView, at: number, end: number): void {
    if (this.#hasReach) throw new BadRecord('two MP_REACH_NLRI in one message');
    this.#hasReach = true;
    if (end - at < 2) return;
    const full = view.getUint8(at) === 0;
    const lengthAt = full ? at + 3 : at;
    requireBytes(lengthAt, 1, end, 'MP_REACH_NLRI');
    const nextHopLength = view.getUint8(lengthAt);
    if (nextHopLength > MAX_NEXT_HOP_BYTES) throw new BadRecord('a next hop of unknown length');
    requireBytes(lengthAt + 1, nextHopLength, end, 'MP_REACH_NLRI');
    this.#nextHopStart = lengthAt + 1;
    this.#nextHopLength = nextHopLength;
    if (!full) return;
    // One reserved byte is between the next hop and the prefixes.
    const prefixesAt = lengthAt + 1 + nextHopLength + 1;
    requireBytes(lengthAt + 1, nextHopLength + 1, end, 'MP_REACH_NLRI');
    set(this.reach, view, at, prefixesAt, end);
    // The start of the prefixes depends only on the length of the next hop (RFC 7606 section 7.11).
    if (isDecoded(this.reach) && !isNextHopLength(nextHopLength)) throw new BadRecord('a next hop of unknown length');
  }

  #readUnreach(view: DataView, at: number, end: number): void {
    requireBytes(at, 3, end, 'MP_UNREACH_NLRI');
    if (this.unreach.afi > 0) throw new BadRecord('two MP_UNREACH_NLRI in one message');
    set(this.unreach, view, at, at + 3, end);
  }

  #copyRest(view: DataView, start: number, end: number): void {
    const room = end - start + 4 + this.#nextHopLength;
    if (room > this.#bytes.length) {
      this.#bytes = grownUint8(this.#bytes, room);
      this.rest = new DataView(this.#bytes.buffer);
    }
    let to = 0;
    for (let at = start; at < end;) {
      const type = view.getUint8(at + 1);
      const next = attributeEnd(view, at, end);
      if (type === Attribute.mpReachNlri || type === Attribute.mpUnreachNlri) at = next;
      for (; at < next; at++) this.#bytes[to++] = view.getUint8(at);
    }
    this.restEnd = to;
    if (this.#nextHopLength > 0) {
      this.#bytes[to++] = 0x80;
      this.#bytes[to++] = Attribute.mpReachNlri;
      this.#bytes[to++] = this.#nextHopLength + 1;
      this.#bytes[to++] = this.#nextHopLength;
      for (let i = 0; i < this.#nextHopLength; i++) this.#bytes[to++] = view.getUint8(this.#nextHopStart + i);
    }
    this.reachEnd = to;
  }
}

/** IPv4 and IPv6, unicast or multicast. SAFI 3, for both, was withdrawn long ago (RFC 4760 section 5) but appears in old files. */
export function isDecoded({ afi, safi }: MpPrefixes): boolean {
  return (afi === 1 || afi === 2) && safi >= 1 && safi <= 3;
}

function set(prefixes: MpPrefixes, view: DataView, at: number, start: number, end: number): void {
  prefixes.afi = view.getUint16(at);
  prefixes.safi = view.getUint8(at + 2);
  prefixes.start = start;
  prefixes.end = end;
}

function clear(prefixes: MpPrefixes): void {
  prefixes.afi = 0;
  prefixes.start = 0;
  prefixes.end = 0;
}

function valueStart(view: DataView, at: number): number {
  return at + ((view.getUint8(at) & EXTENDED_LENGTH) !== 0 ? 4 : 3);
}

/**
 * End of the attribute at `at`; beyond `end` if it does not fit. Throws a BadRecord if one of these two does not fit, since its prefixes are
 * lost.
 */
function attributeEnd(view: DataView, at: number, end: number): number {
  if (at + 3 > end) return end + 1;
  const extended = (view.getUint8(at) & EXTENDED_LENGTH) !== 0;
  let to = end + 1;
  if (!extended) to = at + 3 + view.getUint8(at + 2);
  else if (at + 4 <= end) to = at + 4 + view.getUint16(at + 2);
  if (to > end) requireOther(view.getUint8(at + 1));
  return to;
}

function requireOther(type: number): void {
  if (type === Attribute.mpReachNlri || type === Attribute.mpUnreachNlri) throw new BadRecord(OVERRUN);
}
