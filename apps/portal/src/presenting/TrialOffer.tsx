import { pricingPage } from '@routeglass/api-client/page/public';
import { hrefOf } from '@routeglass/api-client/pages';
import { TrialBanner } from '@routeglass/ui/TrialBanner';

/** Where the trial begins. */
export const TRIAL = '/try-for-free';

/** Opens the trial in a new tab, with the entered e-mail address. */
export function TrialOffer() {
  return (
    <TrialBanner
      trialHref={TRIAL}
      pricingHref={hrefOf(pricingPage)}
      onSubmit={(email) => window.open(`${TRIAL}?${new URLSearchParams({ email }).toString()}`, '_blank', 'noopener')}
    />
  );
}
