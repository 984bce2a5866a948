import { endpoints } from '@routeglass/api-client/contract';
import { incidentCallTable } from '@routeglass/api-client/incidents';
import type { Mount } from '../../http/mount.ts';
import type { ModuleDeps } from '../deps.ts';
import { createIncidentsService } from './service.ts';

const whole = { dependsOn: 'data' } as const;

export function mountIncidents(mount: Mount, { store }: ModuleDeps): void {
  const service = createIncidentsService(store.db);
  for (const list of incidentCallTable) {
    mount(list.list, ({ params, query }) => service.page(list, params.asn, query), whole);
    mount(list.histogram, ({ params, query }) => service.histogram(list, params.asn, query), whole);
    mount(list.activeCount, ({ params, query }) => service.activeCount(list, params.asn, query), whole);
  }
  // Mounted after all lists: the name of a country list could match any word in their place.
  for (const list of incidentCallTable)
    mount(list.countries, ({ params, query }) => service.countries(list, params.asn, params.party, query), whole);
  mount(endpoints.networkIncidents, ({ params, query }) => service.pageOfNetwork(params.asn, query), whole);
  mount(
    endpoints.networkIncidentsHistogram,
    ({ params, query }) => service.histogramOfNetwork(params.asn, query),
    whole,
  );
  mount(endpoints.allIncidents, ({ query }) => service.pageOfAll(query), whole);
  mount(endpoints.allIncidentsHistogram, ({ query }) => service.histogramOfAll(query), whole);
  mount(endpoints.prefixIncidents, ({ query }) => service.ofPrefix(query), whole);
  mount(endpoints.incident, ({ params }) => service.detail(params.id), whole);
}
