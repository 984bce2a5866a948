import { grownUint32, grownUint8 } from '../columns/growth.ts';
import type { MrtTables } from './tables.ts';

/**
 * Rows of one batch, in columns. Rows 0 to `count` - 1 are filled. The decoder reuses the columns for its next batch, so copy what you want to
 * keep. Indexes refer to `tables`, which may be a different object in a later batch: compare by identity.
 */
export interface MrtBatch {
  readonly count: number;
  readonly tables: MrtTables;
  /** A `RowKind`. */
  readonly kinds: Uint8Array;
  /** A `RecordType`. */
  readonly recordTypes: Uint8Array;
  /** Bits of `RowFlag`. */
  readonly flags: Uint8Array;
  /** Time of the record in seconds since 1970, and its microseconds (0 unless the type is BGP4MP_ET). */
  readonly times: Uint32Array;
  readonly microseconds: Uint32Array;
  /** Index into `tables.peers`. */
  readonly peers: Uint32Array;
  /** Index into `tables.prefixes`; NONE for a state row. */
  readonly prefixes: Uint32Array;
  /** Row of `tables.attributes`; NONE for withdrawals and state rows. */
  readonly attributes: Uint32Array;
  /** ADD-PATH identifier; 0 unless `flags` has the bit. */
  readonly pathIds: Uint32Array;
  /** Routes: when the route was originated. State rows: old state × 65536 + new state (RFC 6396 section 4.4.1). Others: 0. */
  readonly details: Uint32Array;
}

/** The rows being written. */
export class RowWriter {
  count = 0;
  kinds = new Uint8Array(0);
  recordTypes = new Uint8Array(0);
  flags = new Uint8Array(0);
  times = new Uint32Array(0);
  microseconds = new Uint32Array(0);
  peers = new Uint32Array(0);
  prefixes = new Uint32Array(0);
  attributes = new Uint32Array(0);
  pathIds = new Uint32Array(0);
  details = new Uint32Array(0);
  /** Values of the current record, copied into each of its rows. */
  recordType = 0;
  flag = 0;
  time = 0;
  microsecond = 0;

  constructor(rows: number) {
    this.#grow(rows);
  }

  add(kind: number, peer: number, prefix: number, attributes: number, pathId: number, detail: number): void {
    const row = this.count;
    if (row === this.kinds.length) this.#grow(0);
    this.kinds[row] = kind;
    this.recordTypes[row] = this.recordType;
    this.flags[row] = this.flag;
    this.times[row] = this.time;
    this.microseconds[row] = this.microsecond;
    this.peers[row] = peer;
    this.prefixes[row] = prefix;
    this.attributes[row] = attributes;
    this.pathIds[row] = pathId;
    this.details[row] = detail;
    this.count = row + 1;
  }

  batch(tables: MrtTables): MrtBatch {
    const { count, kinds, recordTypes, flags, times, microseconds, peers, prefixes, attributes, pathIds, details } =
      this;
    return {
      count,
      tables,
      kinds,
      recordTypes,
      flags,
      times,
      microseconds,
      peers,
      prefixes,
      attributes,
      pathIds,
      details,
    };
  }

  #grow(rows: number): void {
    this.kinds = grownUint8(this.kinds, rows);
    this.recordTypes = grownUint8(this.recordTypes, rows);
    this.flags = grownUint8(this.flags, rows);
    this.times = grownUint32(this.times, rows);
    this.microseconds = grownUint32(this.microseconds, rows);
    this.peers = grownUint32(this.peers, rows);
    this.prefixes = grownUint32(this.prefixes, rows);
    this.attributes = grownUint32(this.attributes, rows);
    this.pathIds = grownUint32(this.pathIds, rows);
    this.details = grownUint32(this.details, rows);
  }
}
