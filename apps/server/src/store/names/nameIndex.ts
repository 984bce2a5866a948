import { BLOCK, blocksOf, type LabelBlocks } from './labelBlocks.ts';
import { byRank } from './nameRank.ts';
import { hasBeginning, WORD_KEY, type WordIndex, wordsOf } from './wordIndex.ts';

export interface NamedNetwork {
  readonly asn: number;
  readonly asName: string;
  readonly orgName: string;
  /** How large it is, 0 to 255: of networks named alike the larger is meant. */
  readonly weight: number;
}

/** Networks by what their names hold, in either case. For what is too short for an index of trigrams. */
export interface NameIndex {
  /** Those whose name or holder has the text, in the order of their numbers. */
  containing(text: string): number[];
  /** Those that have a word that begins with the text, best first. */
  beginning(text: string, limit: number): readonly number[];
}

/** No text of a database has it, and none that has it is found: no match reaches from one name into the next. */
const BETWEEN = '\0';
/** Searches whose answers are kept. */
const MOST_KEPT = 1_000;

/** Names as they are kept: 90,000 labels one by one would take twice the room. */
interface PackedNames {
  /** Name and holder of each network, in small letters, between signs. */
  readonly text: string;
  /** Where each label begins, and after the last one where another would. */
  readonly starts: Uint32Array;
  readonly blocks: LabelBlocks;
  readonly words: WordIndex;
}

function pack(networks: readonly NamedNetwork[]): PackedNames {
  const labels = networks.map(({ asName, orgName }) => `${asName} ${orgName}`.toLowerCase());
  const starts = new Uint32Array(labels.length + 1);
  let start = BETWEEN.length;
  for (const [at, label] of labels.entries()) {
    starts[at] = start;
    start += label.length + BETWEEN.length;
  }
  starts[labels.length] = start;
  return { text: BETWEEN + labels.join(BETWEEN) + BETWEEN, starts, blocks: blocksOf(labels), words: wordsOf(labels) };
}

/**
 * Over networks in the order of their numbers. To look through one long text takes a hundredth of what a database takes row by row, and most blocks of
 * labels need no look.
 */
export function createNameIndex(networks: readonly NamedNetwork[]): NameIndex {
  const { text, starts, blocks, words } = pack(networks);
  const size = networks.length;
  const asns = Float64Array.from(networks, ({ asn }) => asn);
  const weights = Uint8Array.from(networks, ({ weight }) => weight);
  const nameLengths = Uint16Array.from(networks, ({ asName }) => asName.toLowerCase().length);
  const kept = new Map<string, readonly number[]>();

  const labelOf = (network: number): string => text.slice(starts[network], starts[network + 1]! - BETWEEN.length);

  /** Each of the networks from `first` up to `end` with a match of `sought`, once. */
  function* matches(sought: string, first: number, end: number): Generator<number> {
    const part = text.slice(starts[first], starts[end]);
    let network = first;
    const offset = (): number => starts[network]! - starts[first]!;
    for (let at = part.indexOf(sought); at >= 0; at = part.indexOf(sought, offset())) {
      while (starts[network + 1]! - starts[first]! <= at) network += 1;
      yield network;
      network += 1;
    }
  }

  function* matchesAnywhere(sought: string): Generator<number> {
    const candidates = blocks.thatMayHold(sought);
    if (candidates === null) return yield* matches(sought, 0, size);
    for (const block of candidates) yield* matches(sought, block * BLOCK, Math.min((block + 1) * BLOCK, size));
  }

  function ranked(wanted: string): number[] {
    const found = words.beginning(wanted);
    const those = wanted.length <= WORD_KEY ? found : found.filter((network) => hasBeginning(labelOf(network), wanted));
    return byRank(those, (network) => ({
      label: labelOf(network),
      nameLength: nameLengths[network]!,
      weight: weights[network]!,
      wanted,
    })).map((network) => asns[network]!);
  }

  return {
    containing(part) {
      const wanted = part.toLowerCase();
      return wanted.includes(BETWEEN) ? [] : [...matchesAnywhere(wanted)].map((network) => asns[network]!);
    },
    beginning(part, limit) {
      const wanted = part.toLowerCase();
      if (wanted.includes(BETWEEN) || wanted === '') return [];
      const key = `${limit} ${wanted}`;
      const known = kept.get(key);
      if (known) return known;
      const found = ranked(wanted).slice(0, limit);
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(key, found);
      return found;
    },
  };
}
