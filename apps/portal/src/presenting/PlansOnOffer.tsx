import { PlanCard, PlanCards, PlanCardsSkeleton } from '@routeglass/ui/PlanCard';
import { Suspense, useState } from 'react';
import { useAccount } from '../session/useAccount.ts';
import { lazyExtra } from '../shell/lazyExtra.ts';
import { NoContentYet } from './NoContentYet.tsx';
import { planOf } from './plan.ts';
import { TRIAL } from './TrialOffer.tsx';
import { useSite } from './useSite.ts';

const PlanRequestDialog = lazyExtra(async () => (await import('./PlanRequestDialog.tsx')).PlanRequestDialog);

/** A plan without a price of its own leads here: it is asked for in a dialog. */
const ON_REQUEST = '/pricing';

/** The plans as cards. The plan on request opens its form; who is signed in has the free one already. */
export function PlansOnOffer() {
  const site = useSite();
  const account = useAccount();
  const [isAsking, setAsking] = useState(false);
  if (!site.data) return <NoContentYet site={site} of="plans" loading={<PlanCardsSkeleton />} />;
  const { plans } = site.data;
  if (!plans) return null;
  return (
    <>
      <PlanCards>
        {plans.plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={planOf(plan)}
            hideButton={plan.id === 'free' && account !== null && account !== undefined}
            {...(plan.redirectUrl === ON_REQUEST && { onChoose: () => setAsking(true), trialHref: TRIAL })}
          />
        ))}
      </PlanCards>
      {isAsking && (
        <Suspense>
          <PlanRequestDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
