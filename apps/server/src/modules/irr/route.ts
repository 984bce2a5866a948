import { endpoints } from '@routeglass/api-client/contract';
import type { Mount } from '../../http/mount.ts';
import type { ModuleDeps } from '../deps.ts';
import { createIrrService } from './service.ts';

export function mountIrr(mount: Mount, { store }: ModuleDeps): void {
  const service = createIrrService(store.db);
  mount(endpoints.irrGraphql, ({ body }) => service.answer(body), { dependsOn: 'data' });
}
