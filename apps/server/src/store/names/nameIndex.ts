import { BLOCK, blocksOf, type LabelBlocks } from './labelBlocks.ts';
import { byRank } from './nameRank.ts';
import { hasBeginning, WORD_KEY, type WordIndex, wordsOf } from './wordIndex.ts';

export interface NamedNetwork {
  readonly asn: number;
  readonly asName: string;
  readonly orgName: string;
  /** Size from 0 to 255. Of networks with similar names, the larger one is probably meant. */
  readonly weight: number;
}

/** Finds networks by parts of their names, ignoring case. For texts too short for a trigram index. */
export interface NameIndex {
  /** Networks with the text in their name or holder, in order of ASN. */
  containing(text: string): number[];
  /** Networks with a word that begins with the text, best first. */
  beginning(text: string, limit: number): readonly number[];
}

/** Does not occur in database texts, and searches for it find nothing, so no match spans two names. */
const BETWEEN = '\0';
/** How many searches are cached. */
const MOST_KEPT = 1_000;

/** Names in packed form: 90,000 separate strings would take twice the memory. */
interface PackedNames {
  /** Lower-case name and holder of each network, with separators in between. */
  readonly text: string;
  /** The start of each label, plus the position after the last one. */
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
 * Builds an index over networks in order of ASN. Scanning one long text takes a hundredth of a database's time row by row, and most blocks of labels
 * can be skipped.
 */
export function createNameIndex(networks: readonly NamedNetwork[]): NameIndex {
  const { text, starts, blocks, words } = pack(networks);
  const size = networks.length;
  const asns = Float64Array.from(networks, ({ asn }) => asn);
  const weights = Uint8Array.from(networks, ({ weight }) => weight);
  const nameLengths = Uint16Array.from(networks, ({ asName }) => asName.toLowerCase().length);
  const kept = new Map<string, readonly number[]>();

  const labelOf = (network: number): string => text.slice(starts[network], starts[network + 1]! - BETWEEN.length);

  /** Yields each network from `first` up to `end` that matches `sought`, once. */
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
