import { endpoints } from '@routeglass/api-client/contract';
import type { Mount } from '../../http/mount.ts';
import type { ModuleDeps } from '../deps.ts';
import { createPrefixesService } from './service.ts';

export function mountPrefixes(mount: Mount, { store }: ModuleDeps): void {
  const service = createPrefixesService(store.db);
  mount(endpoints.prefixes, ({ params, query }) => service.page(params.asn, query), { dependsOn: 'data' });
}
