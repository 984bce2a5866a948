import { openGeneration, type Publication } from '../store/generation.ts';
import { analyzeGeneration } from '../store/partition.ts';
import type { DerivedKind, World } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { routeObjectsOf } from './announced/routeObjects.ts';
import { CoveringVrps, type Validators, validatorsOf } from './announced/validators.ts';
import type { Derived } from './bases.ts';
import type { StandingSource } from './incoming.ts';
import { PathTexts } from './paths/pathTexts.ts';
import type { KeptStories } from './stories/keptStories.ts';
import type { WorldStory } from './stories/sightings.ts';

/** Runs one named computation. `work` reports its progress in rows and returns the number of rows made. */
export type Step = (name: string, work: (advance: (rows: number) => void) => Promise<number>) => Promise<void>;

export type Fill = (generationId: number, advance: (rows: number) => void) => Promise<number>;

/** More facts about a generation. */
export interface MadeOf {
  /** Instant of the newest fact in it. */
  readonly asOf?: Date;
  /** Stored in its report, beside the bases. */
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** A generation that is being filled. */
export interface Making {
  readonly id: number;
  /** Call when all is written: the generation is to be published, with these `bases`. */
  end(bases: readonly number[], records: number, more?: MadeOf): Promise<void>;
}

/** What computations work with, and their results so far. */
export class Workshop {
  readonly store: Store;
  /** The sources that are live after publication. */
  readonly standing: readonly StandingSource[];
  /** The computed generations that are live now. */
  readonly live: ReadonlyMap<string, Derived>;
  readonly step: Step;
  /** Whether a computation over this many paths gets its own thread. */
  readonly isWorthThread: (paths: number) => boolean;
  readonly publications: Publication[] = [];
  /** All stories, if they are needed again after they were read; otherwise null. */
  kept: KeptStories | null = null;
  /** Stories of the touched prefixes, as first read. */
  readonly told = new Map<string, readonly WorldStory[]>();
  /** Paths, read once for all computations. */
  readonly paths: PathTexts;
  /** Registry data for all prefixes, read once for all computations. */
  readonly #said: { validators?: Promise<Validators>; routeObjects?: ReturnType<typeof routeObjectsOf> } = {};
  readonly #coveringVrps: CoveringVrps;
  readonly #later: Promise<void>[] = [];
  readonly #made = new Map<string, { id: number; kind: DerivedKind }>();

  constructor(
    store: Store,
    standing: readonly StandingSource[],
    live: ReadonlyMap<string, Derived>,
    step: Step,
    isWorthThread: (paths: number) => boolean,
  ) {
    this.store = store;
    this.isWorthThread = isWorthThread;
    this.paths = new PathTexts(store);
    this.standing = standing;
    this.#coveringVrps = new CoveringVrps(store, standing);
    this.live = live;
    this.step = step;
  }

  /** Validators over all current VRPs, by world; with `prefixes`, good for judging these only. */
  validators(prefixes?: Iterable<string>): Promise<Validators> {
    if (prefixes) return this.#coveringVrps.validators(prefixes);
    return (this.#said.validators ??= validatorsOf(this.store, this.standing));
  }

  /** The current route objects, by world: all, or those of `prefixes`. */
  routeObjects(prefixes?: Iterable<string>): ReturnType<typeof routeObjectsOf> {
    if (prefixes) return routeObjectsOf(this.store, this.standing, prefixes);
    return (this.#said.routeObjects ??= routeObjectsOf(this.store, this.standing));
  }

  /** Starts work that must be done before publication, but that nothing waits for until then. */
  readonly later = (work: () => Promise<void>): void => {
    const working = work();
    // `settled` reports a failure.
    working.catch(() => {});
    this.#later.push(working);
  };

  /** Waits until all of that has ended, successfully or not. */
  async ended(): Promise<void> {
    await Promise.allSettled(this.#later);
  }

  /** Waits until all of that is done; rejects if any of it failed. */
  async settled(): Promise<void> {
    await Promise.all(this.#later);
  }

  /** Computes a new generation from `bases`. */
  async make(kind: DerivedKind, name: string, world: World, bases: readonly number[], fill: Fill): Promise<void> {
    const label = kind === 'networks' ? 'networks' : `${kind} ${name}`;
    await this.step(label, async (advance) => {
      const making = await this.begin(kind, name, world);
      const records = await fill(making.id, advance);
      await making.end(bases, records);
      return records;
    });
  }

  /** Opens a new generation for the caller to fill. */
  async begin(kind: DerivedKind, name: string, world: World): Promise<Making> {
    const generation = await openGeneration(this.store, { kind, name, world });
    const place = this.publications.push({ generation, asOf: null, records: 0 }) - 1;
    this.#made.set(`${kind} ${name}`, { id: generation.id, kind });
    return {
      id: generation.id,
      end: async (bases, records, { asOf = null, facts } = {}) => {
        await analyzeGeneration(this.store, kind, generation.id);
        this.publications[place] = { generation, asOf, records, report: { ...facts, bases } };
      },
    };
  }

  /** The generations of a kind that will be live: new ones and those that stay. */
  readonly after = (kind: DerivedKind): number[] => {
    const all = new Map<string, { id: number; kind: DerivedKind }>([...this.live, ...this.#made]);
    return [...all.values()].filter((one) => one.kind === kind).map(({ id }) => id);
  };

  /** The generation with this name that will be live; undefined if there is none. */
  readonly idOf = (kind: DerivedKind, name: string): number | undefined => {
    return (this.#made.get(`${kind} ${name}`) ?? this.live.get(`${kind} ${name}`))?.id;
  };

  /** The generations of a kind that were begun here. */
  readonly made = (kind: DerivedKind): number[] => {
    return [...this.#made.values()].filter((one) => one.kind === kind).map(({ id }) => id);
  };
}
