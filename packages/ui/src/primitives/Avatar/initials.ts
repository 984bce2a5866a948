/**
 * Up to two capital letters for a name: the first of its first word and of its last. Skips characters that are neither letters nor digits; empty if
 * no letter or digit is left.
 */
export function initialsOf(name: string): string {
  const words = name
    .split(/[\s\-_.,/]+/u)
    .map(firstLetter)
    .filter((letter) => letter !== '');
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return (first + last).toLocaleUpperCase('en');
}

/** A letter with its combining marks. */
const firstLetter = (word: string): string => /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? '';
