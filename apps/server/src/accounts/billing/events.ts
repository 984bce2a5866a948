import { billingEndpoints } from '@routeglass/api-client/billing';
import type { Mount } from '../../http/mount.ts';
import { Problem } from '../../http/problem.ts';
import type { MoneyDeps } from './deps.ts';
import { reached } from './own.ts';
import { ForgedEvent } from './provider/provider.ts';
import { takeEvent } from './takeEvent.ts';

/** Receives events of the payment provider. The signature is checked before the body is used. */
export function mountPaymentEvents(mount: Mount, deps: MoneyDeps): void {
  mount(
    billingEndpoints.paymentEvent,
    async (visit) => {
      const { provider } = deps.billing;
      if (!provider) throw new Problem('E_NOT_FOUND', 'No payment provider is set up.');
      const body = await visit.raw();
      try {
        const event = await reached(deps, () => provider.read(body, visit.header('stripe-signature')));
        await takeEvent(deps, provider.name, event);
      } catch (error) {
        if (!(error instanceof ForgedEvent)) throw error;
        deps.log(`An event for payments was refused: ${error.message}`);
        throw new Problem('E_FORBIDDEN', 'The signature is missing or wrong.');
      }
      return { result: true } as const;
    },
    { dependsOn: 'moment' },
  );
}
