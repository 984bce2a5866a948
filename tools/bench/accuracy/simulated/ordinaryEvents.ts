import type { Announcer } from '@routeglass/domain/propagation';
import { formatPrefix } from '@routeglass/domain/prefix';
import type { Random } from '../../../../apps/server/src/lab/random.ts';
import { areNeighbors, isAbove, neighborsOf } from './neighbors.ts';
import type { EventRoute, OrdinaryKind, SimulatedEvent } from './simulatedEvent.ts';
import { type HeldPrefix, partOfHeld, type Stage, unseenNumber } from './stage.ts';

/** Which networks announce which prefixes of an origin after an ordinary change. */
interface Change {
  readonly prefixes: readonly string[];
  readonly announcers: readonly Announcer[];
}

type Planner = (stage: Stage, held: HeldPrefix, random: Random) => Change | undefined;

const behind = (providers: readonly number[], origin: number): Announcer[] =>
  providers.map((asn) => ({ asn, behind: [origin] }));

const planners: Readonly<Record<OrdinaryKind, Planner>> = {
  // All prefixes of the origin move to its other providers, over links that may never have been seen.
  'lost provider': (stage, { origin }, random) => {
    const providers = neighborsOf(stage.graph, origin, 'providers');
    const left = random.sample(providers, providers.length - 1);
    return left.length === 0 ? undefined : { prefixes: allOf(stage, origin), announcers: behind(left, origin) };
  },
  // Drawn the way networks choose providers: from those of another network, so that networks with many customers are likelier. Networks do not
  // buy from their own customers' customers.
  'new provider': (stage, { origin }, random) => {
    const theirs = neighborsOf(stage.graph, random.pick(stage.networks), 'providers');
    if (theirs.length === 0) return undefined;
    const provider = random.pick(theirs);
    if (areNeighbors(stage.graph, provider, origin) || isAbove(stage.graph, origin, provider)) return undefined;
    return { prefixes: allOf(stage, origin), announcers: [{ asn: origin }, ...behind([provider], origin)] };
  },
  'own more specific': (stage, held, random) => {
    const part = partOfHeld(stage, held, random);
    const providers = neighborsOf(stage.graph, held.origin, 'providers');
    if (part === undefined) return undefined;
    const some = random.sample(providers, random.between(1, Math.max(1, providers.length)));
    return { prefixes: [part], announcers: some.length > 0 ? behind(some, held.origin) : [{ asn: held.origin }] };
  },
  'customer’s part': (stage, held, random) => {
    const customers = neighborsOf(stage.graph, held.origin, 'customers');
    const part = partOfHeld(stage, held, random);
    if (part === undefined || customers.length === 0) return undefined;
    return { prefixes: [part], announcers: [{ asn: random.pick(customers) }] };
  },
  'new customer’s part': (stage, held, random) => {
    const part = partOfHeld(stage, held, random);
    return part === undefined
      ? undefined
      : { prefixes: [part], announcers: behind([held.origin], unseenNumber(random)) };
  },
};

/** Origins with more prefixes are skipped if all prefixes change. */
const MOST_PREFIXES = 40;

/** One ordinary change, as seen by the vantage networks; undefined if the random choice makes none that any of them sees. */
export function ordinaryEvent(
  kind: OrdinaryKind,
  stage: Stage,
  vantage: readonly number[],
  random: Random,
): SimulatedEvent | undefined {
  const held = random.pick(stage.held);
  const change = planners[kind](stage, held, random);
  if (!change || change.prefixes.length > MOST_PREFIXES) return undefined;
  const isNew = change.prefixes.every((prefix) => !stage.table.stories.has(prefix));
  const before = isNew ? new Map<number, string>() : pathsTo(stage, [{ asn: held.origin }], vantage);
  const after = pathsTo(stage, change.announcers, vantage);
  const routes = vantage.flatMap((asn) => {
    const path = after.get(asn);
    if (path === undefined || path === before.get(asn)) return [];
    return change.prefixes.map((prefix): EventRoute => ({ prefix, vantage: asn, path: path.split(' ').map(Number) }));
  });
  return routes.length === 0 ? undefined : { kind, offenders: [], victims: [held.origin], routes };
}

function pathsTo(
  { propagation }: Stage,
  announcers: readonly Announcer[],
  vantage: readonly number[],
): Map<number, string> {
  const best = propagation.compete(announcers);
  return new Map(
    vantage.flatMap((asn): [number, string][] => {
      const path = best.pathFrom(asn);
      return path ? [[asn, path.join(' ')]] : [];
    }),
  );
}

function allOf({ held }: Stage, origin: number): string[] {
  return held.filter((one) => one.origin === origin).map(({ prefix }) => formatPrefix(prefix));
}
