import * as v from 'valibot';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { BrokenFile } from './brokenFile.ts';

type Schema<T> = v.GenericSchema<unknown, T>;

/**
 * Reads YAML by a schema. `before` lines stand above the text in its file.
 *
 * @throws BrokenFile with the line of what is wrong.
 */
export function readYaml<T>(file: string, text: string, schema: Schema<T>, before = 0): T {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineAt = (offset: number): number => before + lines.linePos(offset).line;
  const [error] = document.errors;
  if (error) throw new BrokenFile(file, lineAt(error.pos[0]), error.message.split('\n', 1)[0] ?? 'not YAML');
  const found = v.safeParse(schema, document.toJS());
  if (found.success) return found.output;
  const [issue] = found.issues;
  const path = issue.path?.map(({ key }) => key) ?? [];
  throw new BrokenFile(file, lineAt(offsetOf(document, path)), `${path.join('.') || 'the file'}: ${issue.message}`);
}

/** Where a value begins; of one that is missing, what it is missing in. */
function offsetOf(document: ReturnType<typeof parseDocument>, path: readonly unknown[]): number {
  for (let length = path.length; length >= 0; length--) {
    const node: unknown = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
