import { endpoints } from '@routeglass/api-client/contract';
import { scanCalls } from '@routeglass/api-client/scans';
import { scanKinds } from '@routeglass/domain/scan';
import type { Mount } from '../../http/mount.ts';
import type { ModuleDeps } from '../deps.ts';
import { createScansService } from './service.ts';

const whole = { dependsOn: 'data' } as const;

export function mountScans(mount: Mount, { store }: ModuleDeps): void {
  const service = createScansService(store.db);
  mount(endpoints.scanTypes, () => service.types(), whole);
  mount(endpoints.scanOverview, ({ params, query }) => service.overview(params.asn, query.ip), whole);
  for (const kind of scanKinds) {
    const { list, histogram, activeCount, countries } = scanCalls[kind];
    mount(list, ({ params, query }) => service.page(kind, params.asn, query), whole);
    mount(histogram, ({ params, query }) => service.histogram(kind, params.asn, query), whole);
    mount(activeCount, ({ params, query }) => service.activeCount(kind, params.asn, query), whole);
    mount(countries, ({ params, query }) => service.countries(kind, params.asn, query), whole);
  }
}
