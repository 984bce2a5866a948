import { endpoints } from '@routeglass/api-client/contract';
import type { Mount } from '../../http/mount.ts';
import type { ModuleDeps } from '../deps.ts';
import { createOrganisationsService } from './service.ts';

export function mountOrganisations(mount: Mount, { store, stamp }: ModuleDeps): void {
  const service = createOrganisationsService(store.db, stamp);
  mount(endpoints.organisation, ({ params }) => service.organisation(params.asn), { dependsOn: 'data' });
  mount(endpoints.siblings, ({ params, query }) => service.siblings(params.asn, query), {
    dependsOn: 'data',
  });
}
