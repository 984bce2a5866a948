import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePrefix, type Prefix } from '@routeglass/domain/prefix';
import { encodePeerIndex, encodeRib } from '../src/lab/mrt/tableDump.ts';
import { encodeMessage } from '../src/lab/mrt/updateRecord.ts';
import type { Collector } from '../src/lab/world/collectors.ts';

export const TABLE_TIME = Date.parse('2026-06-01T08:00:00Z') / 1000;
export const origins = [13_335, 15_169, 2906, 32_934, 20_940, 8075];
export const transits = [6762, 2914];
const peers = [1299, 3320, 174, 6939, 3257];
const sessions = peers.map((asn, index) => ({ asn, index, address: Uint8Array.of(192, 0, 2, index + 1) }));
const collector: Collector = { name: 'rrc06', asn: 12_654, id: Uint8Array.of(192, 0, 2, 99), sessions };
/** Each origin announces two, and sometimes parts of them. */
const prefixes = origins.flatMap((origin, i) => [
  { text: `8.${8 + i}.0.0/16`, origin },
  { text: `23.${16 + i}.4.0/22`, origin },
]);
const parts = prefixes.map(({ text, origin }) => ({ text: text.replace(/\/\d+$/, '/24'), origin }));
/** Seconds from one file of updates to the next; one in the past comes late. */
const steps = [60, 300, 1200, 20_000, 50_000, 90_000, -600];

/** Files of a collector with five peers, whose contents follow from `chance`. */
export class RandomRoutes {
  readonly #folder: string;
  readonly #chance: () => number;
  #now = TABLE_TIME;
  #files = 0;

  constructor(folder: string, chance: () => number) {
    this.#folder = folder;
    this.#chance = chance;
  }

  /** All prefixes with the origin that they should have, by most peers. */
  table(): string {
    const records = prefixes.map(({ text, origin }, sequence) => {
      const entries = sessions
        .filter(({ index }) => index === 0 || this.#chance() < 0.9)
        .map((session) => ({ session, route: this.#route(session.asn, origin), originated: this.#now }));
      return encodeRib(this.#now, sequence, prefixOf(text), entries);
    });
    return this.#write('bview', [encodePeerIndex(this.#now, collector), ...records]);
  }

  /** A few changes: withdrawn or announced, by some peers or all, now and then from a strange origin or by way of a network that leaks. */
  updates(): string {
    const last = this.#now;
    const at = Math.max(TABLE_TIME + 1, last + this.#pick(steps));
    this.#now = Math.max(last, at);
    const records = Array.from({ length: 1 + Math.floor(this.#chance() * 4) }, (_, place) => {
      const { text, origin } = this.#pick([...prefixes, ...prefixes, ...parts]);
      const isGone = this.#chance() < 0.4;
      const from = this.#chance() < 0.6 ? origin : this.#pick(origins);
      const most = this.#pick([0.3, 0.8, 1]);
      return sessions
        .filter(() => this.#chance() < most)
        .map((session) => {
          const route = isGone ? undefined : this.#route(session.asn, from);
          return encodeMessage({
            kind: 'update',
            at: at + place,
            collector,
            session,
            prefixes: [prefixOf(text)],
            route,
          });
        });
    });
    return this.#write('updates', records.flat());
  }

  /** ROAs of some prefixes, some of another origin, some that soon expire. */
  roas(): string {
    const roas = prefixes
      .filter(() => this.#chance() < 0.6)
      .map(({ text, origin }) => ({
        prefix: text,
        asn: this.#chance() < 0.8 ? origin : this.#pick(origins),
        maxLength: Number(text.split('/')[1]),
        ta: 'arin',
        expires: this.#now + this.#pick([3600, 14_400, 900_000]),
      }));
    const buildtime = new Date(this.#now * 1000).toISOString();
    return this.#write('vrps.json', [Buffer.from(JSON.stringify({ metadata: { buildtime }, roas }))]);
  }

  #route(peer: number, origin: number) {
    const way = this.#chance() < 0.1 ? [this.#pick(origins), this.#pick(transits)] : [];
    const path = [peer, ...way, this.#pick(transits), origin];
    return { path, communities: [], largeCommunities: [] };
  }

  #pick<T>(values: readonly T[]): T {
    return values[Math.floor(this.#chance() * values.length)] as T;
  }

  #write(kind: string, parts: readonly Uint8Array[]): string {
    this.#files += 1;
    const path = join(this.#folder, kind.endsWith('.json') ? `${this.#files}.${kind}` : `rrc06.${kind}.${this.#files}`);
    writeFileSync(path, Buffer.concat(parts));
    return path;
  }
}

function prefixOf(text: string): Prefix {
  const prefix = parsePrefix(text);
  if (!prefix) throw new Error(`${text} is no prefix`);
  return prefix;
}
