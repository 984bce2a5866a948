import { endpoints } from '@routeglass/api-client/contract';
import type { Mount } from '../../http/mount.ts';
import type { ModuleDeps } from '../deps.ts';
import { createPeeringdbService } from './service.ts';

export function mountPeeringdb(mount: Mount, { store }: ModuleDeps): void {
  const service = createPeeringdbService(store.db);
  const byData = { dependsOn: 'data' } as const;
  mount(endpoints.ixPresence, ({ params }) => service.presences(params.asn), byData);
  mount(endpoints.facilities, ({ params }) => service.facilities(params.asn), byData);
  mount(endpoints.ixCount, ({ params }) => service.count(params.asn), byData);
  mount(endpoints.commonIx, ({ params, query }) => service.common(params.asn, query.n), byData);
  mount(endpoints.asSetNetworks, ({ query }) => service.networksOfSet(query.name), byData);
  mount(endpoints.peeringdb, ({ params }) => service.facts(params.asn), byData);
}
