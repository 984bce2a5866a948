import { endpoints } from '@routeglass/api-client/contract';
import type { Mount } from '../../http/mount.ts';
import type { ModuleDeps } from '../deps.ts';
import { createAspaService } from './aspaService.ts';
import { createRpkiService } from './service.ts';

export function mountRpki(mount: Mount, { store }: ModuleDeps): void {
  const service = createRpkiService(store.db);
  const aspas = createAspaService(store.db);
  const byData = { dependsOn: 'data' } as const;
  mount(endpoints.roaValidity, ({ query }) => service.validity(query.prefix, query.asn), byData);
  mount(endpoints.aspaJson, ({ query }) => aspas.json(query['select-asn']), byData);
  mount(endpoints.aspaValidity, ({ query }) => aspas.validity(query), byData);
  mount(endpoints.aspaVerdicts, ({ body, query }) => aspas.verdicts(body, query), byData);
}
