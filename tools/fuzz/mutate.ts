import type { Random } from './random.ts';
import { tokens } from './tokens.ts';

const BYTES = [0, 1, 2, 4, 8, 14, 15, 16, 17, 24, 32, 33, 64, 0x7f, 0x80, 128, 129, 0xfe, 0xff];
const WORDS = [0, 1, 0x7f, 0x80, 0xff, 0x100, 0x7fff, 0x8000, 0xffff, 0x10_000, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff];
const encoder = new TextEncoder();
/** Most changes to one input, and the largest size after repetition. */
const MOST_CHANGES = 12;
const LARGEST = 2 << 20;

type Change = (bytes: Uint8Array, random: Random, others: readonly Uint8Array[]) => Uint8Array;

const changes: readonly Change[] = [
  (bytes, random) => written(bytes, random.below(bytes.length + 1), Uint8Array.of(random.below(256))),
  (bytes, random) => written(bytes, random.below(bytes.length + 1), Uint8Array.of(random.pick(BYTES))),
  (bytes, random) => written(bytes, random.below(bytes.length + 1), numberOf(random)),
  (bytes, random) => spliced(bytes, random.below(bytes.length + 1), 0, numberOf(random)),
  (bytes, random) => spliced(bytes, random.below(bytes.length + 1), random.below(12), tokenOf(random)),
  (bytes, random) => replacedWord(bytes, random),
  (bytes, random) => spliced(bytes, random.below(bytes.length + 1), 1 + random.below(8), new Uint8Array(0)),
  (bytes, random) => spliced(bytes, random.below(bytes.length + 1), random.below(bytes.length + 1), new Uint8Array(0)),
  (bytes, random) => repeated(bytes, random, 1 + random.below(4)),
  (bytes, random, others) => crossed(bytes, random.pick(others), random),
  (bytes, random) => bytes.subarray(0, random.below(bytes.length + 1)),
];

/** Applies some random changes to an input; rarely, part of it is repeated many thousand times. */
export function mutate(seed: Uint8Array, others: readonly Uint8Array[], random: Random): Uint8Array {
  let bytes: Uint8Array = seed.slice();
  const count = random.below(MOST_CHANGES);
  for (let i = 0; i < count; i += 1) bytes = random.pick(changes)(bytes, random, others);
  if (random.oneIn(1_000)) bytes = repeated(bytes, random, 1 + random.below(100_000));
  return bytes.subarray(0, LARGEST);
}

function numberOf(random: Random): Uint8Array {
  const word = new DataView(new ArrayBuffer(4));
  word.setUint32(0, random.pick(WORDS));
  return new Uint8Array(word.buffer, random.pick([0, 2]));
}

function tokenOf(random: Random): Uint8Array {
  return encoder.encode(random.pick(tokens));
}

function written(bytes: Uint8Array, at: number, value: Uint8Array): Uint8Array {
  bytes.set(value.subarray(0, bytes.length - at), at);
  return bytes;
}

function spliced(bytes: Uint8Array, at: number, remove: number, insert: Uint8Array): Uint8Array {
  const rest = bytes.subarray(Math.min(bytes.length, at + remove));
  const result = new Uint8Array(at + insert.length + rest.length);
  result.set(bytes.subarray(0, at));
  result.set(insert, at);
  result.set(rest, at + insert.length);
  return result;
}

/** Replaces a number, name or address with another one. */
function replacedWord(bytes: Uint8Array, random: Random): Uint8Array {
  const from = random.below(bytes.length + 1);
  const isWord = (byte: number | undefined): boolean =>
    byte !== undefined && /[\w.:/-]/.test(String.fromCharCode(byte));
  let start = from;
  while (start < bytes.length && !isWord(bytes[start])) start += 1;
  let end = start;
  while (isWord(bytes[end])) end += 1;
  return spliced(bytes, start, end - start, tokenOf(random));
}

function repeated(bytes: Uint8Array, random: Random, times: number): Uint8Array {
  const at = random.below(bytes.length + 1);
  const part = bytes.subarray(at, at + 1 + random.below(64));
  const count = Math.min(times, Math.floor(LARGEST / (part.length + 1)));
  const many = new Uint8Array(part.length * count);
  for (let i = 0; i < count; i += 1) many.set(part, i * part.length);
  return spliced(bytes, at, 0, many);
}

function crossed(bytes: Uint8Array, other: Uint8Array, random: Random): Uint8Array {
  const from = random.below(other.length + 1);
  const part = other.subarray(from, from + random.below(other.length + 1));
  return spliced(bytes, random.below(bytes.length + 1), random.below(part.length + 1), part);
}
