import { endpoints } from '@routeglass/api-client/contract';
import type { Mount } from '../../http/mount.ts';
import type { ModuleDeps } from '../deps.ts';
import { createNameSystem } from '../../outside/nameSystem.ts';
import { createDomainService } from './service.ts';

export function mountDomain(mount: Mount, { store, clock, purposes, outside }: ModuleDeps): void {
  const service = createDomainService(store.db, purposes, clock, createNameSystem(outside.resolver));
  mount(endpoints.domain, ({ params }) => service.domain(params.name), { dependsOn: 'outside' });
}
