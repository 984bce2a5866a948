import { endpoints } from '@routeglass/api-client/contract';
import type { Mount } from '../../http/mount.ts';
import type { ModuleDeps } from '../deps.ts';
import { createPeeringdbService } from './service.ts';

export function mountPeeringdb(mount: Mount, { store }: ModuleDeps): void {
  const service = createPeeringdbService(store.db);
  mount(endpoints.peeringdb, ({ params }) => service.facts(params.asn), { dependsOn: 'data' });
}
