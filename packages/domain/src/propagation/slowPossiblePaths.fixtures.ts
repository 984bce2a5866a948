import type { RelationLink } from '../relations/graph.ts';

/** A step along a link, from the node nearer to the origin to the next one; `before` and `after` say whether the path is descending at each end. */
interface Step {
  readonly from: number;
  readonly before: boolean;
  readonly to: number;
  readonly after: boolean;
}

/** Shortest valley-free paths to an origin by plain relaxation over all links, repeated until nothing changes. */
export function slowPossiblePaths(links: readonly RelationLink[], origin: number): Map<number, number[]> {
  if (!links.some(({ a, b }) => a === origin || b === origin)) return new Map();
  const steps = links.flatMap(stepsOver);
  const key = (asn: number, descends: boolean) => 2 * asn + Number(descends);
  const hops = new Map([[key(origin, false), 0]]);
  for (let changed = true; changed;) {
    changed = false;
    for (const { from, before, to, after } of steps) {
      const nearer = hops.get(key(from, before));
      if (nearer === undefined || nearer + 1 >= (hops.get(key(to, after)) ?? Number.POSITIVE_INFINITY)) continue;
      hops.set(key(to, after), nearer + 1);
      changed = true;
    }
  }
  const pathFrom = (state: number): number[] => {
    const nearer = steps
      .filter(({ to, after }) => key(to, after) === state)
      .map(({ from, before }) => key(from, before))
      .filter((one) => hops.get(one) === (hops.get(state) ?? 0) - 1);
    return [state >> 1, ...(nearer.length === 0 ? [] : pathFrom(Math.min(...nearer)))];
  };
  const far = (state: number) => hops.get(state) ?? Number.POSITIVE_INFINITY;
  const asns = new Set([...hops.keys()].map((state) => state >> 1));
  return new Map(
    [...asns].map((asn) => [asn, pathFrom(far(2 * asn) <= far(2 * asn + 1) ? 2 * asn : 2 * asn + 1)] as const),
  );
}

function stepsOver({ a, b, type }: RelationLink): Step[] {
  if (type === 'p2p')
    return [
      { from: a, before: false, to: b, after: true },
      { from: b, before: false, to: a, after: true },
    ];
  return [
    { from: b, before: false, to: a, after: false },
    { from: a, before: false, to: b, after: true },
    { from: a, before: true, to: b, after: true },
  ];
}
