import { endpoints } from '@routeglass/api-client/contract';
import { askedWorld } from '../../http/askedWorld.ts';
import type { Mount } from '../../http/mount.ts';
import type { ModuleDeps } from '../deps.ts';
import { listCountries } from './countries.ts';
import { createEvidenceService } from './evidenceService.ts';
import { createRatingsService } from './service.ts';

export function mountRatings(mount: Mount, deps: ModuleDeps): void {
  const { store } = deps;
  const service = createRatingsService(deps);
  const { evidence } = createEvidenceService(store.db, service.editions);
  const byData = { dependsOn: 'data' } as const;
  mount(endpoints.ratingList, ({ query }) => service.list(query), byData);
  mount(endpoints.ratingOfList, ({ body, query }) => service.ofList(body, query), byData);
  mount(endpoints.asRatings, ({ params, query }) => service.positions(params.asn, query.ip), byData);
  mount(endpoints.ratingEvidence, ({ params, query }) => evidence(params.asn, query.ip), byData);
  mount(endpoints.ratingHistory, ({ params, query }) => service.history(params.metric, query), byData);
  mount(endpoints.ratingMetrics, () => service.metrics(), byData);
  mount(
    endpoints.ratingCountries,
    async ({ query, address }) => {
      const edition = await service.editions.of(query.ip, { world: askedWorld(query.sample) });
      return edition ? listCountries(store.db, edition, address) : [];
    },
    { dependsOn: 'moment' },
  );
  mount(endpoints.nationalStability, ({ query }) => service.stability(query), byData);
  // Mounted last: any other name in its place is a metric.
  mount(endpoints.asRating, ({ params, query }) => service.rating(params.metric, query), byData);
}
