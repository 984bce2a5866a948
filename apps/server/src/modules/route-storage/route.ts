import { endpoints } from '@routeglass/api-client/contract';
import type { Mount } from '../../http/mount.ts';
import type { ModuleDeps } from '../deps.ts';
import { createRouteStorageService } from './service.ts';

export function mountRouteStorage(mount: Mount, { store, stamp }: ModuleDeps): void {
  const service = createRouteStorageService(store.db, stamp);
  mount(endpoints.graphHistory, ({ query }) => service.graphHistory(query), { dependsOn: 'data' });
  mount(endpoints.prefixTimeline, ({ body }) => service.timelines(body.prefixes), { dependsOn: 'data' });
}
