import { grownUint32, grownUint8 } from '../columns/growth.ts';
import { NONE } from './formats.ts';

/** Bits of an attribute set's `present`. */
export const Present = { localPref: 1, med: 2, atomicAggregate: 4, aggregator: 8 } as const;

const FIRST_ROWS = 64;

/** Decoded sets of path attributes, one per row. Columns have spare rows at their end. */
export class AttributeColumns {
  count = 0;
  /** Index into the path table; NONE without an AS_PATH. */
  path = new Uint32Array(FIRST_ROWS);
  /** Code of ORIGIN (0 IGP, 1 EGP, 2 INCOMPLETE); 255 without one. */
  origin = new Uint8Array(FIRST_ROWS);
  /** Index into the table of next hops; NONE without one. The next hop of MP_REACH_NLRI if present, otherwise NEXT_HOP. */
  nextHop = new Uint32Array(FIRST_ROWS);
  /** Indexes into the tables of communities, extended and large communities; NONE without any. */
  communities = new Uint32Array(FIRST_ROWS);
  extendedCommunities = new Uint32Array(FIRST_ROWS);
  largeCommunities = new Uint32Array(FIRST_ROWS);
  /** LOCAL_PREF, MULTI_EXIT_DISC; 0 unless `present` has the bit. */
  localPref = new Uint32Array(FIRST_ROWS);
  med = new Uint32Array(FIRST_ROWS);
  /** AGGREGATOR's AS and IPv4 address; 0 unless `present` has the bit. */
  aggregatorAsn = new Uint32Array(FIRST_ROWS);
  aggregatorAddress = new Uint32Array(FIRST_ROWS);
  present = new Uint8Array(FIRST_ROWS);

  /** Appends an empty row, to be filled in, and returns its number. */
  addEmpty(): number {
    const row = this.count;
    if (row === this.path.length) this.#grow();
    this.path[row] = NONE;
    this.origin[row] = 0xff;
    this.nextHop[row] = NONE;
    this.communities[row] = NONE;
    this.extendedCommunities[row] = NONE;
    this.largeCommunities[row] = NONE;
    this.count = row + 1;
    return row;
  }

  #grow(): void {
    this.path = grownUint32(this.path, 0);
    this.origin = grownUint8(this.origin, 0);
    this.nextHop = grownUint32(this.nextHop, 0);
    this.communities = grownUint32(this.communities, 0);
    this.extendedCommunities = grownUint32(this.extendedCommunities, 0);
    this.largeCommunities = grownUint32(this.largeCommunities, 0);
    this.localPref = grownUint32(this.localPref, 0);
    this.med = grownUint32(this.med, 0);
    this.aggregatorAsn = grownUint32(this.aggregatorAsn, 0);
    this.aggregatorAddress = grownUint32(this.aggregatorAddress, 0);
    this.present = grownUint8(this.present, 0);
  }
}
