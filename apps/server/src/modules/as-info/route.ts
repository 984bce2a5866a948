import { endpoints } from '@routeglass/api-client/contract';
import type { Mount } from '../../http/mount.ts';
import type { ModuleDeps } from '../deps.ts';
import { countrySizes, groupsOf } from './groups.ts';
import { createAsInfoService } from './service.ts';

export function mountAsInfo(mount: Mount, { store, stamp }: ModuleDeps): void {
  const service = createAsInfoService(store.db, stamp);
  const sizes = countrySizes(store.db, stamp);
  mount(endpoints.asInfo, ({ params }) => service.info(params.asn), { dependsOn: 'data' });
  mount(endpoints.asInfoList, ({ body }) => service.list(body), { dependsOn: 'data' });
  mount(endpoints.asOverview, ({ params }) => service.overview(params.asn), { dependsOn: 'data' });
  mount(endpoints.asGroups, ({ params }) => groupsOf(store.db, sizes, params.asn), { dependsOn: 'data' });
}
