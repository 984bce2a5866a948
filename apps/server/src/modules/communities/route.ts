import { endpoints } from '@routeglass/api-client/contract';
import type { Mount } from '../../http/mount.ts';
import type { ModuleDeps } from '../deps.ts';
import { createCommunitiesService } from './service.ts';
import { createTaggedService } from './taggedService.ts';

export function mountCommunities(mount: Mount, { store, stamp }: ModuleDeps): void {
  const descriptions = createCommunitiesService(store.db);
  const tagged = createTaggedService(store.db, stamp);
  mount(endpoints.communities, ({ params, query }) => descriptions.list(params.asn, query.community), {
    dependsOn: 'data',
  });
  mount(endpoints.communityPrefixes, ({ query }) => tagged.page(query), { dependsOn: 'data' });
}
