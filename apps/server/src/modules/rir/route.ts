import { endpoints } from '@routeglass/api-client/contract';
import type { Mount } from '../../http/mount.ts';
import type { ModuleDeps } from '../deps.ts';
import { createRirService } from './service.ts';

export function mountRir(mount: Mount, { store }: ModuleDeps): void {
  const service = createRirService(store.db);
  mount(endpoints.historyOfRoas, ({ query }) => service.roas(query), { dependsOn: 'data' });
  mount(endpoints.historyOfRouteObjects, ({ query }) => service.routeObjects(query), { dependsOn: 'data' });
}
