import { endpoints } from '@routeglass/api-client/contract';
import type { Mount } from '../../http/mount.ts';
import { keptPerImport } from '../../store/keptPerImport.ts';
import type { ModuleDeps } from '../deps.ts';
import { createCommunitiesService } from './service.ts';
import { knownCommunities } from './taggedPrefixes.ts';
import { createTaggedService } from './taggedService.ts';

export function mountCommunities(mount: Mount, { store, stamp }: ModuleDeps): void {
  const known = keptPerImport(stamp, () => knownCommunities(store.db));
  const descriptions = createCommunitiesService(store.db, known);
  const tagged = createTaggedService(store.db, known);
  mount(endpoints.communities, ({ params, query }) => descriptions.list(params.asn, query.community), {
    dependsOn: 'data',
  });
  mount(endpoints.communityPrefixes, ({ query }) => tagged.page(query), { dependsOn: 'data' });
}
