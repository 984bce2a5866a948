import { endpoints } from '@routeglass/api-client/contract';
import type { Mount } from '../../http/mount.ts';
import type { ModuleDeps } from '../deps.ts';
import { createCommunitiesService } from './service.ts';

export function mountCommunities(mount: Mount, { store }: ModuleDeps): void {
  const service = createCommunitiesService(store.db);
  mount(endpoints.communities, ({ params, query }) => service.list(params.asn, query.community), { dependsOn: 'data' });
}
