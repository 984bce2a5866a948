import { endpoints } from '@routeglass/api-client/contract';
import type { Mount } from '../../http/mount.ts';
import type { ModuleDeps } from '../deps.ts';
import { knownSet } from './knownSet.ts';
import { createIrrService } from './service.ts';

export function mountIrr(mount: Mount, { store }: ModuleDeps): void {
  const service = createIrrService(store.db);
  mount(endpoints.asSetRegistries, ({ params }) => knownSet(store.db, params.name), { dependsOn: 'data' });
  mount(endpoints.irrGraphql, ({ body }) => service.answer(body), { dependsOn: 'data' });
}
