import { execFile } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { sourceWords } from '../tools/source-program.ts';

const run = promisify(execFile);
const source = join(import.meta.dirname, '..', 'apps', 'server', 'src');

/** What a command of the operator (a file of the server) prints, with the settings of the server that it is for. */
export async function operate(
  settings: Readonly<Record<string, string>>,
  file: string,
  ...words: readonly string[]
): Promise<string> {
  const env = { ...process.env, ...settings };
  const { stdout } = await run(process.execPath, [...sourceWords, join(source, file), ...words], {
    env,
  });
  return stdout;
}
