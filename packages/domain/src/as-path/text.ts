import { MAX_ASN } from '../asn/asn.ts';
import type { AsGroup, AsPath } from './asPath.ts';

const BRACKETS: Record<AsGroup['kind'], { open: string; close: string; between: string }> = {
  set: { open: '{', close: '}', between: ',' },
  'confed-sequence': { open: '(', close: ')', between: ' ' },
  'confed-set': { open: '[', close: ']', between: ',' },
};
const ELEMENT = /\s*(?:(\d{1,10})|\{([\d,]*)\}|\(([\d ]*)\)|\[([\d,]*)\])(?=[\s{([]|$)/y;

/** Reads a path in bgpdump notation: `1 2 {3,4}`, confederations `(5 6)` and `[7,8]`. Undefined for any other text; empty text is the empty path. */
export function parseAsPath(text: string): AsPath | undefined {
  const path: (number | AsGroup)[] = [];
  const trimmed = text.trim();
  ELEMENT.lastIndex = 0;
  while (ELEMENT.lastIndex < trimmed.length) {
    const match = ELEMENT.exec(trimmed);
    if (!match) return undefined;
    const [, hop, set, confedSequence, confedSet] = match;
    if (hop !== undefined) path.push(Number(hop));
    else if (set !== undefined) path.push({ kind: 'set', asns: numbersOf(set) });
    else if (confedSequence !== undefined) path.push({ kind: 'confed-sequence', asns: numbersOf(confedSequence) });
    else path.push({ kind: 'confed-set', asns: numbersOf(confedSet ?? '') });
  }
  const inRange = path.every((element) =>
    typeof element === 'number' ? element <= MAX_ASN : element.asns.every((asn) => asn <= MAX_ASN),
  );
  return inRange ? path : undefined;
}

/** The path in bgpdump notation; `parseAsPath` reads it back. */
export function formatAsPath(path: AsPath): string {
  return path.map((element) => (typeof element === 'number' ? String(element) : formatGroup(element))).join(' ');
}

/** `3356×1 → 174×3 → 64500×1`: each AS with the number of times it appears in a row. */
export function countedPath(path: AsPath): string {
  const runs: { text: string; count: number }[] = [];
  for (const element of path) {
    const text = typeof element === 'number' ? String(element) : formatGroup(element);
    const last = runs.at(-1);
    if (last?.text === text) last.count++;
    else runs.push({ text, count: 1 });
  }
  return runs.map((run) => `${run.text}×${run.count}`).join(' → ');
}

function formatGroup(group: AsGroup): string {
  const { open, close, between } = BRACKETS[group.kind];
  return `${open}${group.asns.join(between)}${close}`;
}

function numbersOf(text: string): number[] {
  return (text.match(/\d+/g) ?? []).map(Number);
}
