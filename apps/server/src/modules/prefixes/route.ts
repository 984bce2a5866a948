import { endpoints } from '@routeglass/api-client/contract';
import { prefixCalls } from '@routeglass/api-client/prefixes';
import type { Mount } from '../../http/mount.ts';
import type { ModuleDeps } from '../deps.ts';
import { versionOf } from './choice.ts';
import { prefixChangesOf } from './changesService.ts';
import { createDetailService } from './detailService.ts';
import { createPrefixesService } from './service.ts';
import { createPrefixStatService } from './statService.ts';

export function mountPrefixes(mount: Mount, { store, purposes }: ModuleDeps): void {
  const lists = createPrefixesService(store.db);
  const stats = createPrefixStatService(store.db);
  const options = { dependsOn: 'data' } as const;
  for (const calls of Object.values(prefixCalls)) {
    mount(calls.list, ({ params, query }) => lists.page(params.asn, query), options);
    mount(calls.count, ({ params, query }) => lists.count(params.asn, query), options);
    mount(calls.histogram, ({ params, query }) => lists.histogram(params.asn, query), options);
    mount(calls.activeCount, ({ params, query }) => lists.activeCount(params.asn, query), options);
  }
  mount(endpoints.prefixChanges, ({ params, query }) => prefixChangesOf(store.db, params.asn, query), options);
  mount(
    endpoints.announcementHistory,
    ({ params, query }) => stats.history(params.asn, query.prefix, versionOf(query.ip)),
    options,
  );
  const details = createDetailService(store.db, purposes);
  mount(endpoints.prefixDetail, ({ params, query }) => details.ofPrefix(params.prefix, query), options);
  mount(endpoints.ipDetail, ({ params, query }) => details.ofAddress(params.address, query), options);
  mount(endpoints.prefixVolume, ({ params, query }) => stats.volume(params.asn, versionOf(query.ip)), options);
  mount(endpoints.roaStat, ({ params, query }) => stats.verdicts('roa', params.asn, versionOf(query.ip)), options);
  mount(
    endpoints.routeObjectStat,
    ({ params, query }) => stats.verdicts('route_object', params.asn, versionOf(query.ip)),
    options,
  );
}
