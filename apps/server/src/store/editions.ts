import type { Kysely } from 'kysely';
import { keptPerImport } from './keptPerImport.ts';
import { type Edition, findEditions } from './ratings.ts';
import type { Database } from './schema.ts';

/** The rated days, asked of the database once after each import. */
export function editionsBy(db: Kysely<Database>, stamp: () => Promise<string>) {
  const all = keptPerImport(stamp, () => findEditions(db));
  return {
    all,
    /** The day of a version, the newest unless one is given; of the laboratory only where nothing real is rated. Undefined where it is not rated. */
    async of(ip: '4' | '6', day?: string): Promise<Edition | undefined> {
      const editions = await all();
      const world = editions[0]?.world;
      return editions.find((one) => one.world === world && one.ip === Number(ip) && (!day || one.day === day));
    },
  };
}
