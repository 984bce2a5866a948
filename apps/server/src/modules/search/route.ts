import { endpoints } from '@routeglass/api-client/contract';
import type { Mount } from '../../http/mount.ts';
import type { ModuleDeps } from '../deps.ts';
import { createSearchService } from './service.ts';

export function mountSearch(mount: Mount, { store, names, purposes }: ModuleDeps): void {
  const service = createSearchService(store.db, names, purposes);
  mount(endpoints.search, ({ query }) => service.search(query), { dependsOn: 'data' });
  mount(endpoints.suggestions, ({ query }) => service.suggestions(query), { dependsOn: 'data' });
  mount(endpoints.asSearch, ({ query }) => service.networks(query), { dependsOn: 'data' });
}
