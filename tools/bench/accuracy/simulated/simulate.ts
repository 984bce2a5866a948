import { createPropagation } from '@routeglass/domain/propagation';
import { createRandom, type Random } from '../../../../apps/server/src/lab/random.ts';
import { createRelationGraph, type LeakType, type RelationGraph } from '@routeglass/domain/relations';
import { readAsRelations } from '../../../known-answers/asRelations.ts';
import { sharedData } from '../../../shared-data.ts';
import { hijackEvent } from './hijackEvents.ts';
import { judgeSimulation, type JudgedSimulation } from './judgeEvent.ts';
import { leakEvent } from './leakEvents.ts';
import { ordinaryEvent } from './ordinaryEvents.ts';
import { readRealTable, type RealTable } from './realTable.ts';
import { type EventKind, eventKinds, type OrdinaryKind, ordinaryKinds, type SimulatedEvent } from './simulatedEvent.ts';
import { type Stage, stageOf } from './stage.ts';
import { type Vantage, vantageOf } from './vantage.ts';
import { type VantagePaths, vantagePaths } from './vantagePaths.ts';

/** A table with many peers, and one with few peers that covers the whole Internet. */
const MANY_PEERS = 'rib.20140523.0600.slice.bz2';
const FEW_PEERS = 'rib.rrc06.20100701.0759.bz2';

/** Half of the events are seen by all peers of the first table, the others by some of them, or by those of the second. */
const SOME_PEERS = [16, 8, 4] as const;

/** Relations of 2016, the real tables, and the paths that their peers would have with these relations. */
export interface SimulatedWorld {
  readonly graph: RelationGraph;
  readonly tables: readonly RealTable[];
  readonly paths: VantagePaths;
}

export async function readSimulatedWorld(): Promise<SimulatedWorld> {
  const graph = createRelationGraph(readAsRelations(sharedData('as-rel/20160101.as-rel.txt.gz') ?? ''));
  const tables: RealTable[] = [];
  for (const file of [MANY_PEERS, FEW_PEERS]) {
    const table = await readRealTable(file);
    if (table) tables.push(table);
  }
  const asns = new Set(tables.flatMap(({ peers }) => peers.map(({ asn }) => asn)));
  return { graph, tables, paths: vantagePaths(graph, [...asns]) };
}

interface Scene {
  readonly stage: Stage;
  readonly vantage: Vantage;
  readonly share: number;
}

/** Sets of vantage points, drawn from the seed, with the share of events that each one sees. */
function scenesOf({ graph, tables, paths }: SimulatedWorld, random: Random): Scene[] {
  const propagation = createPropagation(graph);
  const [many, ...few] = tables.map((table) => ({ table, stage: stageOf(graph, propagation, table) }));
  if (!many) return [];
  const others = [
    ...SOME_PEERS.map((count) => ({ stage: many.stage, vantage: vantageOf(many.table, paths, random, count) })),
    ...few.map(({ table, stage }) => ({ stage, vantage: vantageOf(table, paths, random) })),
  ];
  return [
    { stage: many.stage, vantage: vantageOf(many.table, paths, random), share: 0.5 },
    ...others.map((other) => ({ ...other, share: 0.5 / others.length })),
  ];
}

/** All full peers of each table. */
export function wholeVantages({ tables, paths }: SimulatedWorld): Vantage[] {
  return tables.map((table) => vantageOf(table, paths, createRandom(0)));
}

/** Number of events of each kind. */
export interface Numbers {
  readonly ofEachAttack: number;
  readonly ofEachChange: number;
}

/** A kind is given up after this many draws in a row without an event that any vantage point sees. */
const PATIENCE = 200;

/** Generates events from a seed and judges each one separately. The same seed generates the same events. */
export function* simulate(world: SimulatedWorld, seed: number, numbers: Numbers): Generator<JudgedSimulation> {
  for (const { event, vantage, random } of eventsOf(world, seed, numbers))
    yield judgeSimulation(event, vantage, random);
}

/** The events without verdicts. */
export function* eventsOf(
  world: SimulatedWorld,
  seed: number,
  { ofEachAttack, ofEachChange }: Numbers,
): Generator<{ readonly event: SimulatedEvent; readonly vantage: Vantage; readonly random: Random }> {
  const random = createRandom(seed);
  for (const [place, { stage, vantage, share }] of scenesOf(world, random).entries()) {
    for (const kind of [...eventKinds, ...ordinaryKinds]) {
      const isOrdinary = ordinaryKinds.some((one) => one === kind);
      const own = random.fork(`${place} ${kind}`);
      let left = Math.round(share * (isOrdinary ? ofEachChange : ofEachAttack));
      for (let tries = 0; left > 0 && tries < PATIENCE; tries++) {
        const event = eventOf(kind, stage, vantage.networks, own);
        if (!event) continue;
        tries = 0;
        left--;
        yield { event, vantage, random: own };
      }
    }
  }
}

function eventOf(
  kind: EventKind | OrdinaryKind,
  stage: Stage,
  vantage: readonly number[],
  random: Random,
): SimulatedEvent | undefined {
  switch (kind) {
    case 'leak of type 1':
    case 'leak of type 2':
    case 'leak of type 3':
    case 'leak of type 4':
      return leakEvent(Number(kind.at(-1)) as LeakType, stage, vantage, random);
    case 'lost provider':
    case 'new provider':
    case 'own more specific':
    case 'customer’s part':
    case 'new customer’s part':
      return ordinaryEvent(kind, stage, vantage, random);
    default:
      return hijackEvent(kind, stage, vantage, random);
  }
}
