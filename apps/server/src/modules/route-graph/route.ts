import { endpoints } from '@routeglass/api-client/contract';
import type { Mount } from '../../http/mount.ts';
import type { ModuleDeps } from '../deps.ts';
import { createPresetService } from './presetService.ts';
import { createRelationFacts } from './relationFacts.ts';
import { createRelationModels } from './relationModel.ts';
import { createGraphService } from './service.ts';

export function mountRouteGraph(mount: Mount, { store, stamp }: ModuleDeps): void {
  const models = createRelationModels(store, stamp);
  const facts = createRelationFacts(store.db, models);
  const graphs = createGraphService(store.db, models, facts);
  const presets = createPresetService(store.db, facts);
  mount(
    endpoints.routeGraph,
    ({ params, query }) => graphs.seen({ asn: params.asn, prefix: query.prefix, targets: query.targets }),
    { dependsOn: 'data' },
  );
  mount(
    endpoints.routeGraphExtended,
    ({ params, query }) =>
      graphs.extended({ asn: params.asn, prefix: query.prefix, targets: query.targets, filter: query.filter }),
    { dependsOn: 'data' },
  );
  mount(endpoints.targetPresets, ({ params, query }) => presets.list(params.asn, query.prefix), { dependsOn: 'data' });
}
