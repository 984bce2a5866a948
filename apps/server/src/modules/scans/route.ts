import type { SessionFacts } from '@routeglass/api-client/accounts';
import { endpoints } from '@routeglass/api-client/contract';
import { scanCalls } from '@routeglass/api-client/scans';
import { scanKinds } from '@routeglass/domain/scan';
import type { Mount } from '../../http/mount.ts';
import type { ModuleDeps } from '../deps.ts';
import { createScansService } from './service.ts';

const whole = { dependsOn: 'data' } as const;
/** The answer depends on the caller and must not be cached for another one. */
const personal = { dependsOn: 'moment' } as const;

interface Who {
  readonly params: { readonly asn: number };
  readonly session: SessionFacts | null;
}

export function mountScans(mount: Mount, { store }: ModuleDeps): void {
  const service = createScansService(store.db);
  mount(endpoints.scanTypes, () => service.types(), whole);
  mount(endpoints.scanOverview, ({ params, query }) => service.overview(params.asn, query.ip), whole);
  for (const kind of scanKinds) {
    const { list, histogram, activeCount, countries } = scanCalls[kind];
    const of = ({ params, session }: Who) => ({ kind, asn: params.asn, session });
    mount(list, (visit) => service.page(of(visit), visit.query), personal);
    mount(histogram, (visit) => service.histogram(of(visit), visit.query), personal);
    mount(activeCount, (visit) => service.activeCount(of(visit), visit.query), personal);
    mount(countries, (visit) => service.countries(of(visit), visit.query), personal);
  }
}
