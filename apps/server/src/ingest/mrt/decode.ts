import { createMrtDecoder, type MrtBatch, type MrtReport } from '@routeglass/domain/mrt';
import { BrokenFile } from '../input/brokenFile.ts';
import type { InputFile } from '../input/inputFile.ts';
import { feed } from '../loading.ts';
import type { Skips } from '../report/skips.ts';

/** What a file gave. */
export interface Decoded {
  readonly report: MrtReport;
  /** Why the file could not be read to its end; null when it was. */
  readonly broken: BrokenFile | null;
}

/** Decodes the whole of a file, a batch of rows at a time; what was whole before a break is given. Fills `skips` from the decoder's report. */
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
