import type { Announcer } from '@routeglass/domain/propagation';
import { formatPrefix } from '@routeglass/domain/prefix';
import type { Random } from '../../../../apps/server/src/lab/random.ts';
import { areNeighbors, neighborsOf } from './neighbors.ts';
import type { EventKind, EventRoute, SimulatedEvent } from './simulatedEvent.ts';
import { anyNetwork, type HeldPrefix, partOfHeld, prefixOrPart, type Stage, unseenNumber } from './stage.ts';

type HijackKind = Exclude<EventKind, `leak ${string}`>;

/** What attackers announce for a held prefix; undefined if the random choice allows no such attack. */
interface Plan {
  readonly prefix: string;
  readonly announcers: readonly Announcer[];
  /** The networks to blame, if they are not the announcers. */
  readonly offenders?: readonly number[];
}

type Planner = (stage: Stage, held: HeldPrefix, attacker: number, random: Random) => Plan | undefined;

const behind =
  (what: (stage: Stage, attacker: number, victim: number, random: Random) => number | undefined): Planner =>
  (stage, held, attacker, random) => {
    const middle = what(stage, attacker, held.origin, random);
    if (middle === undefined || middle === attacker || middle === held.origin) return undefined;
    if (areNeighbors(stage.graph, middle, held.origin)) return undefined;
    return {
      prefix: prefixOrPart(stage, held, random),
      announcers: [{ asn: attacker, behind: [middle, held.origin] }],
    };
  };

const planners: Readonly<Record<HijackKind, Planner>> = {
  'same prefix': (_, { prefix }, attacker) => ({ prefix: formatPrefix(prefix), announcers: [{ asn: attacker }] }),
  'more specific': (stage, held, attacker, random) => {
    const prefix = partOfHeld(stage, held, random);
    return prefix === undefined ? undefined : { prefix, announcers: [{ asn: attacker }] };
  },
  'forged origin': (stage, held, attacker, random) => ({
    prefix: prefixOrPart(stage, held, random),
    announcers: [{ asn: attacker, behind: [held.origin] }],
  }),
  'forged, behind a real provider': behind(({ graph }, attacker, _, random) => {
    const providers = neighborsOf(graph, attacker, 'providers');
    return providers.length > 0 ? random.pick(providers) : undefined;
  }),
  'forged, behind an invented neighbor': behind((stage, attacker, _, random) => {
    if (random.chance(0.5)) return unseenNumber(random);
    const other = random.pick(stage.networks);
    return areNeighbors(stage.graph, attacker, other) ? undefined : other;
  }),
  'forged, behind a carrier': behind(({ carriers }, _, __, random) => random.pick(carriers)),
  // A network that was never seen before, behind a network that already has such customers.
  'new origin': (stage, held, attacker, random) => {
    const [provider] = neighborsOf(stage.graph, attacker, 'providers');
    if (provider === undefined) return undefined;
    const origin = unseenNumber(random);
    return {
      prefix: prefixOrPart(stage, held, random),
      announcers: [{ asn: provider, behind: [origin] }],
      offenders: [origin],
    };
  },
  'invented origin': (stage, held, attacker, random) => ({
    prefix: prefixOrPart(stage, held, random),
    announcers: [{ asn: attacker, behind: [unseenNumber(random)] }],
  }),
  'several attackers': (stage, held, attacker, random) => {
    const others = Array.from({ length: random.between(1, 2) }, () => anyNetwork(stage, random));
    const all = [...new Set([attacker, ...others])].filter((asn) => asn !== held.origin);
    if (all.length < 2) return undefined;
    return { prefix: prefixOrPart(stage, held, random), announcers: all.map((asn) => ({ asn })) };
  },
};

/** One attack of a kind on a prefix of the table, as seen by the vantage networks; undefined if none of them sees it. */
export function hijackEvent(
  kind: HijackKind,
  stage: Stage,
  vantage: readonly number[],
  random: Random,
): SimulatedEvent | undefined {
  const held = random.pick(stage.held);
  const attacker = anyNetwork(stage, random);
  if (attacker === held.origin || areNeighbors(stage.graph, attacker, held.origin)) return undefined;
  const plan = planners[kind](stage, held, attacker, random);
  if (!plan) return undefined;
  const routes = routesOf(stage, plan, held, vantage);
  const offenders = (plan.offenders ?? plan.announcers.map(({ asn }) => asn)).filter((asn) =>
    routes.some(({ path }) => path.includes(asn)),
  );
  return routes.length === 0 ? undefined : { kind, offenders, victims: [held.origin], routes };
}

/** A more specific part attracts everyone; for the prefix itself, attackers compete with its origin. */
function routesOf({ propagation }: Stage, plan: Plan, held: HeldPrefix, vantage: readonly number[]): EventRoute[] {
  const isPart = plan.prefix !== formatPrefix(held.prefix);
  const best = propagation.compete([...(isPart ? [] : [{ asn: held.origin }]), ...plan.announcers]);
  return vantage.flatMap((asn): EventRoute[] => {
    const path = best.pathFrom(asn);
    const isWrong =
      path && plan.announcers.some((announcer) => endsIn(path, [announcer.asn, ...(announcer.behind ?? [])]));
    return isWrong ? [{ prefix: plan.prefix, vantage: asn, path }] : [];
  });
}

function endsIn(path: readonly number[], tail: readonly number[]): boolean {
  return path.length >= tail.length && tail.every((asn, i) => path[path.length - tail.length + i] === asn);
}
