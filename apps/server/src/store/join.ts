import { joinPgliteStore } from './pglite/pgliteStore.ts';
import { openPostgresStore } from './postgres/postgresStore.ts';
import type { Store, StoreLink } from './store.ts';

/** Opens a store's database in another thread, so that bulk loading takes no time from the thread that serves requests. */
export function joinStore(link: StoreLink): Promise<Store> {
  return link.engine === 'pglite' ? joinPgliteStore(link.port) : openPostgresStore(link.databaseUrl);
}
