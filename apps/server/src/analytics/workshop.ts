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

/** Runs one computation under its name: `work` tells how many rows it has come further and answers how many it made. */
export type Step = (name: string, work: (advance: (rows: number) => void) => Promise<number>) => Promise<void>;

export type Fill = (generationId: number, advance: (rows: number) => void) => Promise<number>;

/** More that a generation says of itself. */
export interface MadeOf {
  /** Instant of the newest fact in it. */
  readonly asOf?: Date;
  /** Kept in its report, beside the bases. */
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** A generation that is being filled. */
export interface Making {
  readonly id: number;
  /** All is written: it is to be published, and rests on `bases`. */
  end(bases: readonly number[], records: number, more?: MadeOf): Promise<void>;
}

/** What computations work with, and what they have made so far. */
export class Workshop {
  readonly store: Store;
  /** The sources as they will stand. */
  readonly standing: readonly StandingSource[];
  /** Computed generations as they are live. */
  readonly live: ReadonlyMap<string, Derived>;
  readonly step: Step;
  readonly publications: Publication[] = [];
  /** All stories, where someone needs them once more after they were told; null otherwise. */
  kept: KeptStories | null = null;
  /** The stories of touched prefixes, as they were told. */
  readonly told = new Map<string, readonly WorldStory[]>();
  /** Paths, read once for all who ask. */
  readonly paths: PathTexts;
  /** What registries say of all prefixes, read once for all who ask. */
  readonly #said: { validators?: Promise<Validators>; routeObjects?: ReturnType<typeof routeObjectsOf> } = {};
  readonly #coveringVrps: CoveringVrps;
  readonly #later: Promise<void>[] = [];
  readonly #made = new Map<string, { id: number; kind: DerivedKind }>();

  constructor(store: Store, standing: readonly StandingSource[], live: ReadonlyMap<string, Derived>, step: Step) {
    this.store = store;
    this.paths = new PathTexts(store);
    this.standing = standing;
    this.#coveringVrps = new CoveringVrps(store, standing);
    this.live = live;
    this.step = step;
  }

  /** A validator for each world over all VRPs that stand; with `prefixes`, it is to judge these alone. */
  validators(prefixes?: Iterable<string>): Promise<Validators> {
    if (prefixes) return this.#coveringVrps.validators(prefixes);
    return (this.#said.validators ??= validatorsOf(this.store, this.standing));
  }

  /** The route objects that stand, of each world: all, or those of `prefixes`. */
  routeObjects(prefixes?: Iterable<string>): ReturnType<typeof routeObjectsOf> {
    if (prefixes) return routeObjectsOf(this.store, this.standing, prefixes);
    return (this.#said.routeObjects ??= routeObjectsOf(this.store, this.standing));
  }

  /** Starts what must be done before publication, and what no one waits for until then. */
  later(work: () => Promise<void>): void {
    const working = work();
    // A failure is met by `settled`.
    working.catch(() => {});
    this.#later.push(working);
  }

  /** Waits until all of that has ended, well or not. */
  async ended(): Promise<void> {
    await Promise.allSettled(this.#later);
  }

  /** Waits until all of that is done; rejects where some of it failed. */
  async settled(): Promise<void> {
    await Promise.all(this.#later);
  }

  /** Computes a new generation that rests on `bases`. */
  async make(kind: DerivedKind, name: string, world: World, bases: readonly number[], fill: Fill): Promise<void> {
    const label = kind === 'networks' ? 'networks' : `${kind} ${name}`;
    await this.step(label, async (advance) => {
      const making = await this.begin(kind, name, world);
      const records = await fill(making.id, advance);
      await making.end(bases, records);
      return records;
    });
  }

  /** Opens a new generation, to be filled by the one that asked for it. */
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

  /** The generations of a kind that will be live: those begun here, and those that stay. */
  readonly after = (kind: DerivedKind): number[] => {
    const all = new Map<string, { id: number; kind: DerivedKind }>([...this.live, ...this.#made]);
    return [...all.values()].filter((one) => one.kind === kind).map(({ id }) => id);
  };

  /** The generation of a name that will be live; undefined where there is none. */
  readonly idOf = (kind: DerivedKind, name: string): number | undefined => {
    return (this.#made.get(`${kind} ${name}`) ?? this.live.get(`${kind} ${name}`))?.id;
  };

  /** Of those, the ones begun here. */
  readonly made = (kind: DerivedKind): number[] => {
    return [...this.#made.values()].filter((one) => one.kind === kind).map(({ id }) => id);
  };
}
