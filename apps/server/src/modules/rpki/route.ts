import { endpoints } from '@routeglass/api-client/contract';
import type { Mount } from '../../http/mount.ts';
import type { ModuleDeps } from '../deps.ts';
import { createRpkiService } from './service.ts';

export function mountRpki(mount: Mount, { store }: ModuleDeps): void {
  const service = createRpkiService(store.db);
  mount(endpoints.roaValidity, ({ query }) => service.validity(query.prefix, query.asn), { dependsOn: 'data' });
}
