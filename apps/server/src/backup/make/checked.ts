import { aside, BadBackup, type End, end, head, parseLine } from '../format.ts';
import { Lines } from '../lines.ts';

/** The last line has the sequences in it, and is far shorter than this. */
const LONGEST_END = 1024 * 1024;

/**
 * Passes on the pieces of a backup, and looks whether it is whole. What is said aside goes to `tell`. `pieces` end with `BadBackup` where the one who
 * reads the database failed or went away; after them `end` has the last line.
 */
export function checked(
  source: AsyncIterable<Uint8Array>,
  tell: (why: string) => void,
): { readonly pieces: AsyncGenerator<Uint8Array>; readonly end: () => End } {
  let last: End | null = null;
  async function* pieces(): AsyncGenerator<Uint8Array> {
    const lines = new Lines(source);
    let first = await lines.line();
    for (;;) {
      const said = first === null ? null : parseLine(aside, first);
      if (said && 'waiting' in said) tell(said.waiting);
      else break;
      first = await lines.line();
    }
    if (first === null || !parseLine(head, first)) throw broken(first);
    yield Buffer.from(`${first}\n`);
    let tail = Buffer.alloc(0);
    for await (const piece of lines.rest()) {
      tail = Buffer.concat([tail, piece]).subarray(-LONGEST_END);
      yield piece;
    }
    const line = tail.toString('utf8', tail.lastIndexOf('\n', -2) + 1);
    last = parseLine(end, line);
    if (!last) throw broken(line);
  }
  return {
    pieces: pieces(),
    end() {
      if (!last) throw new BadBackup('The backup was cut off.');
      return last;
    },
  };
}

function broken(line: string | null): BadBackup {
  const said = line === null ? null : parseLine(aside, line);
  if (said && 'failed' in said) return new BadBackup(`The backup failed: ${said.failed}`);
  return new BadBackup('The server stopped before the backup was whole.');
}
