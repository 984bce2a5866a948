import { PlanCard, PlanCards, PlanCardsSkeleton } from '@routeglass/ui/PlanCard';
import { Suspense, useState } from 'react';
import { useAccount } from '../session/useAccount.ts';
import { lazyExtra } from '../shell/lazyExtra.ts';
import { NoContentYet } from './NoContentYet.tsx';
import { planOf } from './plan.ts';
import { TRIAL } from './TrialOffer.tsx';
import { useSite } from './useSite.ts';

const PlanRequestDialog = lazyExtra(async () => (await import('./PlanRequestDialog.tsx')).PlanRequestDialog);

/** Link of a plan without a listed price: it is requested in a dialog. */
const ON_REQUEST = '/pricing';

/** The plans as cards. The plan on request opens its form. Signed-in readers already have the free plan. */
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
