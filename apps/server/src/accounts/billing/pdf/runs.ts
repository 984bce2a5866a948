import bidiFactory from 'bidi-js';
import { fontOf } from './fonts.ts';

/** A piece of text in one font. */
export interface Run {
  readonly text: string;
  readonly font: string;
}

const bidi = bidiFactory();
/** Splits a line into runs in visual order, left to right (UAX #9). */
export function runsOf(text: string): readonly Run[] {
  const { levels } = bidi.getEmbeddingLevels(text);
  const logical: { text: string; font: string; level: number }[] = [];
  let at = 0;
  for (const character of text) {
    const level = levels[at]!;
    at += character.length;
    const last = logical.at(-1);
    const font = fontOf(character);
    if (last?.font === font && last.level === level) last.text += character;
    else logical.push({ text: character, font, level });
  }
  return inOrder(logical).map(({ text: piece, font, level }) => ({
    text: level % 2 === 1 && font !== 'arabic' ? mirrored(piece) : piece,
    font,
  }));
}

/** Reverses punctuation within Arabic and mirrors its brackets (rule L4). Arabic letters are reversed by their font. */
const mirrored = (text: string): string =>
  Array.from(text)
    .reverse()
    .map((character) => bidi.getMirroredCharacter(character) ?? character)
    .join('');

/** Rule L2: from the highest level down, each sequence of that level or higher is reversed. */
function inOrder<T extends { readonly level: number }>(runs: readonly T[]): readonly T[] {
  const order = [...runs];
  const highest = Math.max(0, ...order.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1)
    for (let from = 0; from < order.length; from += 1) {
      let to = from;
      while ((order[to]?.level ?? -1) >= level) to += 1;
      if (to > from) order.splice(from, to - from, ...order.slice(from, to).reverse());
      from = to;
    }
  return order;
}
