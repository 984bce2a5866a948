import { createMrtDecoder, type MrtBatch, type MrtReport } from '@routeglass/domain/mrt';
import { BrokenFile } from '../input/brokenFile.ts';
import type { InputFile } from '../input/inputFile.ts';
import { feed } from '../loading.ts';
import type { Skips } from '../report/skips.ts';

/** The result of decoding a file. */
export interface Decoded {
  readonly report: MrtReport;
  /** Why the file could not be read to its end; null if it could. */
  readonly broken: BrokenFile | null;
}

/** Decodes a whole file, one batch of rows at a time. Rows before a break are still passed on. Fills `skips` from the decoder's report. */
export async function decodeMrt(
  input: InputFile,
  skips: Skips,
  onBatch: (batch: MrtBatch) => Promise<void>,
): Promise<Decoded> {
  const decoder = createMrtDecoder();
  let broken = await feed(
    input,
    async (chunk) => {
      for (const batch of decoder.push(chunk)) await onBatch(batch);
    },
    () => {},
  );
  for (const batch of decoder.end()) await onBatch(batch);
  const { report } = decoder;
  for (const { reason, offset } of report.problems) skips.add(reason, offset);
  for (const [reason, count] of report.skippedBy) skips.raise(reason, count);
  for (const [name, count] of report.passedOver) skips.raise(`${name}: nothing for this table`, count);
  const { truncated } = report;
  if (!broken && truncated) broken = new BrokenFile(truncated.reason, truncated.offset);
  return { report, broken };
}
