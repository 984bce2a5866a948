/** The facts that decide a network's rank among the matches of a text. All texts are in lower case. */
export interface NameMatch {
  /** Name, a space, holder. */
  readonly label: string;
  readonly nameLength: number;
  /** 0 to 255. */
  readonly weight: number;
  readonly wanted: string;
}

const MOST_NETWORKS = 2 ** 22;
const LONGEST = 2 ** 12;
const WORD = /[\p{L}\p{N}]/u;

/**
 * The matching networks, best first: the text is the whole name, the name begins with it, it is the whole holder, the holder begins with it, others.
 * Within each group: matches as a whole word first, then larger networks, then shorter names, then lower index.
 */
export function byRank(found: Iterable<number>, matchOf: (network: number) => NameMatch): number[] {
  const keys = Float64Array.from(found, (network) => keyOf(matchOf(network)) * MOST_NETWORKS + network);
  return Array.from(keys.sort(), (key) => key % MOST_NETWORKS);
}

/** Lower is better. 3 bits of tier, 1 of likeness, 8 of weight and 12 of length leave room for the network's index. */
function keyOf(match: NameMatch): number {
  const likeness = hasWord(match) ? 0 : 1;
  return (
    ((tierOf(match) * 2 + likeness) * 256 + 255 - match.weight) * LONGEST + Math.min(match.label.length, LONGEST - 1)
  );
}

function tierOf({ label, nameLength, wanted }: NameMatch): number {
  const holder = nameLength + 1;
  if (label.startsWith(wanted)) return nameLength === wanted.length ? 0 : 1;
  if (label.startsWith(wanted, holder)) return label.length === holder + wanted.length ? 2 : 3;
  return 4;
}

/** Whether the text is a whole word of the label. */
function hasWord({ label, wanted }: NameMatch): boolean {
  for (let at = label.indexOf(wanted); at >= 0; at = label.indexOf(wanted, at + 1)) {
    const isBegun = at > 0 && WORD.test(label[at - 1] ?? '');
    if (!isBegun && !WORD.test(label[at + wanted.length] ?? '')) return true;
  }
  return false;
}
