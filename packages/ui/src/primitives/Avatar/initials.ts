/**
 * Up to two letters that stand for a name: the first of its first and of its last word, in capitals. Signs that are
 * neither letter nor digit are passed over; empty where there is nothing else.
 */
export function initialsOf(name: string): string {
  const words = name
    .split(/[\s\-_.,/]+/u)
    .map(firstLetter)
    .filter((letter) => letter !== '');
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return (first + last).toLocaleUpperCase('en');
}

/** A letter with the marks that belong to it. */
const firstLetter = (word: string): string => /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? '';
