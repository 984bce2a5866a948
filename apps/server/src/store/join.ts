import { joinPgliteStore } from './pglite/pgliteStore.ts';
import { openPostgresStore } from './postgres/postgresStore.ts';
import type { Store, StoreLink } from './store.ts';

/** Opens, in another thread, the database that a store was opened on: what loads data in bulk then takes no time of the thread that answers. */
export function joinStore(link: StoreLink): Promise<Store> {
  return link.engine === 'pglite' ? joinPgliteStore(link.port) : openPostgresStore(link.databaseUrl);
}
