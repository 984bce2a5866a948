import { endpoints } from '@routeglass/api-client/contract';
import type { Mount } from '../../http/mount.ts';
import type { ModuleDeps } from '../deps.ts';
import { createWhoisService } from './service.ts';

export function mountWhois(mount: Mount, { store, clock, outside }: ModuleDeps): void {
  const service = createWhoisService(store.db, clock, outside.whois);
  mount(endpoints.whoisAs, ({ params, isForPage }) => service.ofNetwork(params.asn, { mayAsk: !isForPage }), {
    dependsOn: 'outside',
  });
  mount(endpoints.whoisDomain, ({ params }) => service.ofDomain(params.name), { dependsOn: 'outside' });
}
