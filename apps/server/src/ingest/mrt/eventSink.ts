import { DAY_SECONDS } from '@routeglass/domain/time';
import { type MrtBatch, NONE, RowFlag, RowKind } from '@routeglass/domain/mrt';
import { analyzeEventDays, ensureEventDays } from '../../store/partition.ts';
import { CopyTable } from '../../store/copyTable.ts';
import { NULL } from '../../store/copyText.ts';
import type { LoadContext } from '../loading.ts';
import { CommunitySets } from './communitySets.ts';
import { Paths } from './paths.ts';
import { Peers } from './peers.ts';
import { endSessions, isSessionEnd, rememberEnds, type SessionEnd } from './sessionEnds.ts';
import { rowsByVersion } from './sink.ts';

/** An update file covers minutes, a merged one weeks. More days than this mean damaged timestamps. */
const MOST_DAYS = 400;

/** Writes announcements and withdrawals as events. Routes that end with their session are written as withdrawn. */
export class EventSink {
  announcements = 0;
  withdrawals = 0;
  /** Events sent by the collector itself, and events on too many different days. */
  passedOver = 0;
  /** Seconds since 1970 of the newest event. */
  lastTime = 0;
  readonly peers: Peers;
  readonly touched = new Set<string>();
  readonly #context: LoadContext;
  readonly #paths: Paths;
  readonly #communities: CommunitySets;
  readonly #copy: CopyTable;
  readonly #days = new Map<number, string>();
  readonly #eventDays = new Set<string>();
  /** Position in the file of the next event or session end. */
  #place = 0;
  #firstTime = Infinity;
  readonly #ends: SessionEnd[] = [];
  /** Vantage points that sent nothing since their session ended: another end changes nothing. */
  readonly #down = new Set<number>();

  constructor(context: LoadContext) {
    const { store, generation, collector, world } = context;
    this.#context = context;
    this.peers = new Peers(store, collector, world);
    this.#paths = new Paths(store, generation.id);
    this.#communities = new CommunitySets(store, generation.id);
    const columns = [
      'at',
      'generation_id',
      'seq',
      'peer_id',
      'prefix',
      'path_id',
      'origin',
      'add_path_id',
      'community_set',
    ];
    this.#copy = new CopyTable(store, 'route_event', columns, { mayWait: true });
  }

  /** Days (UTC) of the events, ascending. */
  get eventDays(): readonly string[] {
    return [...this.#eventDays].sort();
  }

  get paths(): number {
    return this.#paths.count;
  }

  get communitySets(): number {
    return this.#communities.count;
  }

  async add(batch: MrtBatch): Promise<void> {
    await this.peers.meet(batch.tables);
    await this.#paths.prepare(batch.tables, rowsByVersion(batch));
    await this.#communities.prepare(batch.tables);
    await this.#makeDays(batch);
    for (let row = 0; row < batch.count; row += 1) {
      const kind = batch.kinds[row];
      if (kind === RowKind.state) this.#endSession(batch, row);
      if (kind !== RowKind.announcement && kind !== RowKind.withdrawal) continue;
      const day = this.#days.get(Math.floor(batch.times[row]! / DAY_SECONDS));
      if (day === undefined || (batch.flags[row]! & RowFlag.local) !== 0) this.passedOver += 1;
      else if (this.#copy.add(this.#line(batch, row, day))) {
        await this.#paths.flush();
        await this.#communities.flush();
        await this.#copy.flush();
      }
    }
  }

  async end(): Promise<void> {
    await this.#paths.end();
    await this.#communities.end();
    await this.#copy.end();
    const { store, collector, generation } = this.#context;
    await rememberEnds(store, generation.id, this.#ends);
    const since = this.#firstTime;
    if (since < Infinity)
      for (const prefix of await endSessions(store, { collector, generationId: generation.id, since }))
        this.touched.add(prefix);
    await analyzeEventDays(
      this.#context.store,
      [...this.#days.values()].map((day) => new Date(day)),
    );
    await this.peers.writeCounts(this.#context.generation.id);
  }

  #line(batch: MrtBatch, row: number, day: string): string {
    const { tables } = batch;
    const prefix = batch.prefixes[row] ?? NONE;
    const text = tables.prefixes.textOf(prefix);
    const version = tables.prefixes.versionOf(prefix);
    const peer = this.peers.idOf(batch.peers[row]!);
    const isAnnouncement = batch.kinds[row] === RowKind.announcement;
    const path = isAnnouncement ? this.#paths.columnsOf(batch.attributes[row] ?? NONE, version) : `${NULL}\t${NULL}`;
    if (isAnnouncement) {
      this.announcements += 1;
      this.#down.delete(peer);
      this.peers.countRoute(peer, version);
    } else this.withdrawals += 1;
    this.touched.add(text);
    const communities = isAnnouncement ? this.#communities.columnOf(batch.attributes[row] ?? NONE) : NULL;
    const at = this.#instantOf(batch, row, day);
    const addPath = (batch.flags[row]! & RowFlag.addPath) === 0 ? NULL : batch.pathIds[row];
    const { id } = this.#context.generation;
    return `${at}\t${id}\t${this.#place++}\t${peer}\t${text}\t${path}\t${addPath}\t${communities}`;
  }

  #endSession(batch: MrtBatch, row: number): void {
    const day = this.#days.get(Math.floor(batch.times[row]! / DAY_SECONDS));
    const peer = this.peers.idOf(batch.peers[row]!);
    if (day === undefined || !isSessionEnd(batch.details[row]!) || this.#down.has(peer)) return;
    this.#down.add(peer);
    this.#ends.push({ peer, at: this.#instantOf(batch, row, day), seq: this.#place++ });
  }

  #instantOf({ times, microseconds }: MrtBatch, row: number, day: string): string {
    const time = times[row]!;
    this.lastTime = Math.max(this.lastTime, time);
    this.#firstTime = Math.min(this.#firstTime, time);
    this.#eventDays.add(day);
    return `${day} ${clockText(time % DAY_SECONDS, microseconds[row]!)}+00`;
  }

  async #makeDays({ times, count }: MrtBatch): Promise<void> {
    const fresh: Date[] = [];
    for (let row = 0; row < count; row += 1) {
      const day = Math.floor(times[row]! / DAY_SECONDS);
      if (this.#days.has(day) || this.#days.size >= MOST_DAYS) continue;
      const date = new Date(day * DAY_SECONDS * 1000);
      this.#days.set(day, date.toISOString().slice(0, 10));
      fresh.push(date);
    }
    if (fresh.length > 0) await ensureEventDays(this.#context.store, fresh);
  }
}

const two = (number: number): string => String(number).padStart(2, '0');

function clockText(seconds: number, microseconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const text = `${two(hours)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return microseconds === 0 || microseconds > 999_999 ? text : `${text}.${String(microseconds).padStart(6, '0')}`;
}
