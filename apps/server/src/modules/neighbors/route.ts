import { endpoints } from '@routeglass/api-client/contract';
import { neighborCalls } from '@routeglass/api-client/neighbors';
import type { Mount } from '../../http/mount.ts';
import type { ModuleDeps } from '../deps.ts';
import { neighborChangesOf } from './changesService.ts';
import { createNeighborsService } from './service.ts';

const whole = { dependsOn: 'data' } as const;

export function mountNeighbors(mount: Mount, { store }: ModuleDeps): void {
  const service = createNeighborsService(store.db);
  for (const form of ['apart', 'merged'] as const) {
    const { count, countries, list, histogram, activeCount } = neighborCalls[form];
    mount(count, ({ params, query }) => service.counts(form, params.asn, params.type, query), whole);
    mount(countries, ({ params, query }) => service.countries(form, params.asn, params.type, query), whole);
    mount(histogram, ({ params, query }) => service.histogram(form, params.asn, params.type, query), whole);
    mount(
      activeCount,
      async ({ params, query }) => ({ count: (await service.counts(form, params.asn, params.type, query)).active }),
      whole,
    );
    mount(list, ({ params, query }) => service.page(form, params.asn, params.type, query), whole);
  }
  mount(
    endpoints.neighborChanges,
    ({ params, query }) => neighborChangesOf(store.db, params.asn, params.type, query),
    whole,
  );
  mount(
    endpoints.neighborHistory,
    ({ params, query }) => service.history(params.targetAsn, params.asn, query.ip),
    whole,
  );
  mount(endpoints.neighborEvidence, ({ params }) => service.evidence(params.targetAsn, params.asn), whole);
  mount(endpoints.activeRelationTypes, ({ body, query }) => service.activeTypes(body, query.ip), whole);
}
