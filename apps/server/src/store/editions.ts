import type { Kysely } from 'kysely';
import { keptPerImport } from './keptPerImport.ts';
import { type Edition, findEditions, newestEditions } from './ratings.ts';
import type { Database, World } from './schema.ts';

/** The rated days, read from the database once after each import. */
export function editionsBy(db: Kysely<Database>, stamp: () => Promise<string>) {
  const all = keptPerImport(stamp, () => findEditions(db));
  return {
    all,
    /**
     * The rated day of a version: the newest unless `day` is given. Without `world`, the laboratory's only if nothing real is rated in that version.
     * Undefined if there is none.
     */
    async of(ip: '4' | '6', { day, world }: { day?: string | undefined; world?: World | undefined } = {}) {
      const rated = (await all()).filter((one) => one.ip === Number(ip));
      const shown = world ?? rated[0]?.world;
      return rated.find((one) => one.world === shown && (!day || one.day === day));
    },
    /** The newest rated day of a version in each world. */
    async newest(ip: '4' | '6'): Promise<readonly Edition[]> {
      return newestEditions((await all()).filter((one) => one.ip === Number(ip)));
    },
  };
}
