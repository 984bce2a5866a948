import type { MpSplitter } from './mpSplitter.ts';
import type { ReportKeeper } from './report.ts';
import type { RibPeers } from './ribPeers.ts';
import type { RowWriter } from './rows.ts';
import type { MrtTables } from './tables.ts';

/** What the decoders of single records read from and write to. */
export interface DecodeContext {
  readonly rows: RowWriter;
  readonly report: ReportKeeper;
  readonly ribPeers: RibPeers;
  readonly splitter: MpSplitter;
  /** Whether malformed prefix lists are read up to the error. */
  readonly tolerant: boolean;
  /** Replaced by empty ones when full. */
  readonly tables: MrtTables;
  /** Offset of the record in the stream. */
  readonly offset: number;
}
