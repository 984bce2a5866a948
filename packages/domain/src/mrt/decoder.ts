import { BadRecord, requireBytes } from './badRecord.ts';
import { decodeBgp4mp } from './bgp4mp.ts';
import type { DecodeContext } from './decodeContext.ts';
import { nameOfUndecoded, RecordType } from './formats.ts';
import { decodeLegacyBgp } from './legacyBgp.ts';
import { MpSplitter } from './mpSplitter.ts';
import { Framed, HEADER_BYTES, RecordFramer } from './recordFramer.ts';
import { ReportKeeper, type MrtReport } from './report.ts';
import { RibPeers } from './ribPeers.ts';
import { RowWriter, type MrtBatch } from './rows.ts';
import { MrtTables } from './tables.ts';
import { decodeTableDump } from './tableDump.ts';
import { decodeTableDumpV2 } from './tableDumpV2.ts';

export interface MrtDecoderOptions {
  /** Number of rows after which a batch is returned; a record is never split, so a batch may have up to 65,535 more. */
  readonly batchRows?: number;
  /**
   * Reads prefix lists in updates up to the first error, as bgpdump does, instead of skipping the record: everything after the error would be
   * guesswork. Use it only to display files, never to load them.
   */
  readonly tolerant?: boolean;
  /** Approximate size, in bytes, at which the tables of interned values are replaced by empty ones. Real tables of one collector are much smaller. */
  readonly maxTableBytes?: number;
}

/** Decodes one MRT stream, fed in chunks of any size. */
export interface MrtDecoder {
  readonly report: MrtReport;
  /** Decodes a chunk. The chunk may be reused once the generator is done. Decoding stops after each requested batch. */
  push(chunk: Uint8Array): Generator<MrtBatch, void>;
  /** Returns the last rows. Call it when the stream has ended, even if it broke off; the report is final afterwards. */
  end(): Generator<MrtBatch, void>;
}

const DEFAULTS = { batchRows: 16_384, tolerant: false, maxTableBytes: 256 << 20 };

/**
 * A decoder of TABLE_DUMP, TABLE_DUMP_V2, BGP4MP, BGP4MP_ET and BGP records (RFC 6396, RFC 8050). Bad records are counted and skipped; they
 * never throw.
 */
export function createMrtDecoder(options: MrtDecoderOptions = {}): MrtDecoder {
  return new Decoder({ ...DEFAULTS, ...options });
}

/** All batches of a stream. The report is in the decoder. */
export async function* batchesOf(
  decoder: MrtDecoder,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<MrtBatch, void> {
  for await (const chunk of chunks) yield* decoder.push(chunk);
  yield* decoder.end();
}

class Decoder implements MrtDecoder, DecodeContext {
  readonly report = new ReportKeeper();
  readonly ribPeers = new RibPeers();
  readonly splitter = new MpSplitter();
  readonly rows: RowWriter;
  readonly tolerant: boolean;
  tables = new MrtTables();
  offset = 0;
  readonly #framer = new RecordFramer();
  readonly #batchRows: number;
  readonly #maxTableBytes: number;

  constructor(options: Required<MrtDecoderOptions>) {
    this.tolerant = options.tolerant;
    this.#batchRows = options.batchRows;
    this.#maxTableBytes = options.maxTableBytes;
    this.rows = new RowWriter(options.batchRows + 1024);
  }

  *push(chunk: Uint8Array): Generator<MrtBatch, void> {
    this.report.bytes += chunk.length;
    this.#framer.feed(chunk);
    while (this.#fill()) yield* this.#give();
    if (this.#tablesAreFull()) yield* this.#give();
  }

  *end(): Generator<MrtBatch, void> {
    yield* this.#give();
    const truncated = this.#framer.truncation();
    if (truncated) this.report.truncated = truncated;
  }

  *#give(): Generator<MrtBatch, void> {
    if (this.rows.count > 0) {
      const batch = this.rows.batch(this.tables);
      this.report.countRows(batch);
      yield batch;
      this.rows.count = 0;
    }
    if (this.#tablesAreFull()) {
      this.tables = new MrtTables();
      this.ribPeers.moveTo(this.tables.peers);
    }
  }

  #tablesAreFull(): boolean {
    return this.tables.size > this.#maxTableBytes;
  }

  /** Decodes records until a batch is full (true) or the chunk is used up (false). */
  #fill(): boolean {
    while (this.rows.count < this.#batchRows) {
      const framed = this.#framer.next();
      if (framed === Framed.exhausted) return false;
      this.report.records++;
      this.offset = this.#framer.offset;
      if (framed === Framed.oversized) this.report.skip(this.offset, 'a record claims more than 16 MiB');
      else this.#decode(this.#framer.view, this.#framer.start, this.#framer.end);
    }
    return true;
  }

  #decode(view: DataView, start: number, end: number): void {
    const { rows } = this;
    const before = rows.count;
    rows.time = view.getUint32(start);
    rows.microsecond = 0;
    rows.flag = 0;
    try {
      this.#decodeBody(view, start, end);
    } catch (error) {
      if (!(error instanceof BadRecord)) throw error;
      rows.count = before;
      this.report.skip(this.offset, error.message);
    }
  }

  #decodeBody(view: DataView, start: number, end: number): void {
    const type = view.getUint16(start + 4);
    const subtype = view.getUint16(start + 6);
    const body = start + HEADER_BYTES;
    this.rows.recordType = type;
    let known = true;
    switch (type) {
      case RecordType.tableDumpV2:
        known = decodeTableDumpV2(this, subtype, view, body, end);
        break;
      case RecordType.bgp4mp:
        known = decodeBgp4mp(this, subtype, view, body, end);
        break;
      case RecordType.bgp4mpEt:
        requireBytes(body, 4, end, 'an extended time');
        this.rows.microsecond = view.getUint32(body);
        known = decodeBgp4mp(this, subtype, view, body + 4, end);
        break;
      case RecordType.tableDump:
        decodeTableDump(this, subtype, view, body, end);
        break;
      case RecordType.bgp:
        known = decodeLegacyBgp(this, subtype, view, body, end);
        break;
      default:
        known = false;
    }
    if (known) return;
    const name = nameOfUndecoded(type, subtype);
    if (name === undefined) throw new BadRecord('a record of an unknown type');
    this.report.passOver(name);
  }
}
