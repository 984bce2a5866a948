import { endpoints } from '@routeglass/api-client/contract';
import type { Mount } from '../../http/mount.ts';
import type { ModuleDeps } from '../deps.ts';
import { createWebService } from './service.ts';

export function mountWeb(mount: Mount, { store, clock, purposes }: ModuleDeps): void {
  const service = createWebService(store.db, clock, purposes);
  mount(endpoints.sources, ({ query }) => service.sources(query), { dependsOn: 'data' });
  mount(endpoints.propagationCounts, ({ query }) => service.propagationCounts(query.asn), { dependsOn: 'data' });
  mount(endpoints.speakers, ({ query }) => service.speakers(query.ip), { dependsOn: 'data' });
  mount(endpoints.speakerCount, () => service.speakerCount(), { dependsOn: 'data' });
  mount(endpoints.establishedSpeakersAsns, () => service.establishedSpeakersAsns(), { dependsOn: 'data' });
  mount(endpoints.currentDelay, ({ query }) => service.currentDelay(query), { dependsOn: 'moment' });
  mount(endpoints.countries, ({ address }) => service.countries(address), { dependsOn: 'moment' });
  mount(endpoints.clientInfo, ({ address }) => service.clientInfo(address), { dependsOn: 'moment' });
  mount(endpoints.geo, ({ address }) => service.geo(address), { dependsOn: 'moment' });
}
