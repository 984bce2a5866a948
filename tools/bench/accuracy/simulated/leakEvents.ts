import type { BestRoutes } from '@routeglass/domain/propagation';
import { formatPrefix } from '@routeglass/domain/prefix';
import type { LeakType } from '@routeglass/domain/relations';
import type { Random } from '../../../../apps/server/src/lab/random.ts';
import { neighborsOf } from './neighbors.ts';
import type { SimulatedEvent } from './simulatedEvent.ts';
import { anyNetwork, type Stage } from './stage.ts';

/** For each type: where the leaker learned the routes, and where it passes them. */
const types = {
  1: { source: 'provider', to: 'providers' },
  2: { source: 'peer', to: 'peers' },
  3: { source: 'provider', to: 'peers' },
  4: { source: 'peer', to: 'providers' },
} as const satisfies Record<LeakType, { readonly source: string; readonly to: string }>;

/** Number of networks tried to find one that learned its route from the right side. */
const TRIED = 300;
const MOST_PREFIXES = 5;
/** Number of vantage networks that must see a leak. */
const FEWEST = 2;

/** One leak of an origin's prefixes, as seen by the vantage networks; undefined if fewer than two see it: by definition that is not a leak. */
export function leakEvent(
  type: LeakType,
  stage: Stage,
  vantage: readonly number[],
  random: Random,
): SimulatedEvent | undefined {
  const { source, to } = types[type];
  const { origin } = random.pick(stage.held);
  const before = stage.propagation.announce(origin);
  const leaker = leakerOf(before, source, to, stage, random);
  if (leaker === undefined) return undefined;
  const giver = before.pathFrom(leaker)?.[1];
  const old = pathsFrom(before, vantage);
  const after = stage.propagation.leak(origin, leaker, to);
  const seen = vantage.flatMap((asn) => {
    const path = after?.pathFrom(asn);
    const at = path?.indexOf(leaker) ?? -1;
    return path && at > 0 && path[at + 1] === giver && path.join(' ') !== old.get(asn) ? [{ vantage: asn, path }] : [];
  });
  if (seen.length < FEWEST) return undefined;
  const prefixes = stage.held.filter((one) => one.origin === origin).map(({ prefix }) => formatPrefix(prefix));
  const leaked = random.sample(prefixes, random.between(1, MOST_PREFIXES));
  const routes = leaked.flatMap((prefix) => seen.map((one) => ({ prefix, ...one })));
  return { kind: `leak of type ${type}`, offenders: [leaker], victims: [origin], routes };
}

/** A network with its best route from the right side, and with another neighbor on the side that it leaks to. */
function leakerOf(
  best: BestRoutes,
  source: 'provider' | 'peer',
  to: 'providers' | 'peers',
  stage: Stage,
  random: Random,
): number | undefined {
  for (let tries = 0; tries < TRIED; tries++) {
    const asn = anyNetwork(stage, random);
    if (best.sourceOf(asn) !== source) continue;
    if (neighborsOf(stage.graph, asn, to).length > (`${source}s` === to ? 1 : 0)) return asn;
  }
  return undefined;
}

function pathsFrom(best: BestRoutes, vantage: readonly number[]): Map<number, string> {
  return new Map(vantage.map((asn) => [asn, best.pathFrom(asn)?.join(' ') ?? '']));
}
