export { batchesOf, createMrtDecoder } from '../src/mrt/decoder.ts';
export type { MrtDecoder, MrtDecoderOptions } from '../src/mrt/decoder.ts';
export { NONE, OriginCode, RecordType, RowFlag, RowKind } from '../src/mrt/formats.ts';
export { Present } from '../src/mrt/attributeColumns.ts';
export type { AttributeColumns } from '../src/mrt/attributeColumns.ts';
export type { MrtProblem, MrtReport } from '../src/mrt/report.ts';
export type { MrtBatch } from '../src/mrt/rows.ts';
export type { MrtTables } from '../src/mrt/tables.ts';
export { BgpdumpText } from '../src/mrt/bgpdumpText.ts';
