import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** A font file and the characters that it is used for. If several match, the first is used. */
interface FontFile {
  readonly name: string;
  readonly file: string;
  readonly scripts: RegExp;
}

const noto = (family: string, subset: string): string =>
  resolve(`@fontsource/${family}/files/${family}-${subset}-400-normal.woff`);

/** Noto Sans, split by script like its packages. Characters in none of the files are drawn as an empty box. */
const files: readonly FontFile[] = [
  { name: 'latin', file: noto('noto-sans', 'latin'), scripts: /[ -\u00ff\u2010-\u203a\u20ac\u2122\u2212]/u },
  {
    name: 'vietnamese',
    file: noto('noto-sans', 'vietnamese'),
    scripts: /[\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9\u20ab]/u,
  },
  { name: 'greek-ext', file: noto('noto-sans', 'greek-ext'), scripts: /[\u1f00-\u1fff]/u },
  { name: 'greek', file: noto('noto-sans', 'greek'), scripts: /\p{Script=Greek}/u },
  { name: 'cyrillic', file: noto('noto-sans', 'cyrillic'), scripts: /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/u },
  { name: 'cyrillic-ext', file: noto('noto-sans', 'cyrillic-ext'), scripts: /\p{Script=Cyrillic}/u },
  {
    name: 'arabic',
    file: noto('noto-sans-arabic', 'arabic'),
    scripts: /\p{Script=Arabic}|[\u060c\u061b\u061f\u0640]/u,
  },
  { name: 'devanagari', file: noto('noto-sans', 'devanagari'), scripts: /\p{Script=Devanagari}/u },
  { name: 'korean', file: noto('noto-sans-kr', 'korean'), scripts: /\p{Script=Hangul}/u },
  {
    name: 'chinese',
    file: noto('noto-sans-sc', 'chinese-simplified'),
    scripts: /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|[\u3000-\u303f\u30a0-\u30ff\uff00-\uffef]/u,
  },
  { name: 'latin-ext', file: noto('noto-sans', 'latin-ext'), scripts: /\p{Script=Latin}|\p{Sc}/u },
];

/** The name of the font for a character. */
export const fontOf = (character: string): string =>
  files.find(({ scripts }) => scripts.test(character))?.name ?? 'latin';

const read = new Map<string, Buffer>();

/** The bytes of a font, read when a bill first needs it. */
export function fontBytes(name: string): Buffer {
  const found = files.find((font) => font.name === name);
  if (!found) throw new RangeError(`There is no font ${name}`);
  const bytes = read.get(name) ?? readFileSync(found.file);
  read.set(name, bytes);
  return bytes;
}
