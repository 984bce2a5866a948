import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

const BLOCK = /^```(tsx?)\n([\s\S]*?)^```$/gm;

/** One example of a guide as a module. */
export interface Example {
  /** File name from the guide and the position, such as `ui-README-2.tsx`. */
  readonly name: string;
  readonly text: string;
}

/** The code in a guide that a reader may copy: every block marked `ts` or `tsx`. */
export function examplesOf(guide: string, text = readFileSync(guide, 'utf8')): Example[] {
  const stem = `${basename(dirname(guide))}-${basename(guide).replace(/\.mdx?$/, '')}`;
  return [...text.matchAll(BLOCK)].map(([, kind = '', code = ''], at) => ({
    name: `${stem}-${at + 1}.${kind}`,
    // Without its own import or export, a file would share its names with all others.
    text: /^(import|export)\b/m.test(code) ? code : `${code}\nexport {};\n`,
  }));
}
