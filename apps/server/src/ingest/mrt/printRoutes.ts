import { BgpdumpText, createMrtDecoder, type MrtReport } from '@routeglass/domain/mrt';
import { BrokenFile } from '../input/brokenFile.ts';
import { openInput } from '../input/inputFile.ts';

/** Prints the routes of an MRT file like `bgpdump -m`, as far as it is readable. Returns sentences about the rest. */
export async function printRoutes(path: string, write: (lines: Uint8Array) => Promise<void>): Promise<string[]> {
  const decoder = createMrtDecoder({ tolerant: true });
  const text = new BgpdumpText();
  const problems: string[] = [];
  try {
    const input = await openInput(path);
    for await (const chunk of input.chunks()) {
      for (const batch of decoder.push(chunk)) await write(text.linesOf(batch));
    }
  } catch (error) {
    problems.push(sentenceOf(error, path));
  }
  for (const batch of decoder.end()) await write(text.linesOf(batch));
  problems.push(...problemsOf(decoder.report, path));
  if (problems.length === 0 && decoder.report.records === 0) problems.push(`${path}: no MRT records in it`);
  return problems;
}

function sentenceOf(error: unknown, path: string): string {
  if (error instanceof BrokenFile) return `${path}: ${error.message} after ${error.offset} bytes of content`;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return `${path}: no such file`;
  if (code === 'EISDIR') return `${path}: is a folder`;
  if (code === 'EACCES') return `${path}: permission denied`;
  throw error;
}

function problemsOf(report: MrtReport, path: string): string[] {
  const sentences = [...report.skippedBy].map(([reason, count]) => {
    const first = report.problems.find((problem) => problem.reason === reason);
    const where = first === undefined ? '' : `, ${count === 1 ? '' : 'the first '}at byte ${first.offset}`;
    return `${path}: ${count} skipped${where}: ${reason}`;
  });
  const cut = report.passedOver.get('malformed prefixes') ?? 0;
  if (cut > 0)
    sentences.push(`${path}: ${cut} ${cut === 1 ? 'list' : 'lists'} of prefixes shown up to a malformed one`);
  if (report.truncated) sentences.push(`${path}: at byte ${report.truncated.offset}: ${report.truncated.reason}`);
  return sentences;
}
