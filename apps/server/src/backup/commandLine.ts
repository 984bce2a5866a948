import { resolve } from 'node:path';

/** Reads `FILE [FLAG…]`; a text is what is wrong. Paths are meant from `startedIn`. */
export function readCommandLine<Flag extends string>(
  words: readonly string[],
  flags: readonly Flag[],
  startedIn: string,
): { readonly file: string; readonly given: ReadonlySet<Flag> } | string {
  const given = new Set<Flag>();
  const files: string[] = [];
  for (const word of words.filter((one) => one !== '--')) {
    const flag = flags.find((one) => one === word);
    if (flag !== undefined) given.add(flag);
    else if (word.startsWith('-')) return `There is no option ${word}.`;
    else files.push(word);
  }
  const [file, ...more] = files;
  if (file === undefined) return 'No file is given.';
  return more.length > 0 ? 'More than one file is given.' : { file: resolve(startedIn, file), given };
}
