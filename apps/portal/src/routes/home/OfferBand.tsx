import { pricingPage } from '@routeglass/api-client/page/public';
import { hrefOf } from '@routeglass/api-client/pages';
import { ButtonLink } from '@routeglass/ui/ButtonLink';
import { PageBand } from '@routeglass/ui/PageBand';
import { PageContent } from '@routeglass/ui/Page';
import type { Placed } from '../../firstLoad/later.tsx';
import { OnceSaid } from '../../presenting/OnceSaid.tsx';
import { PlansOnOffer } from '../../presenting/PlansOnOffer.tsx';
import { TrialOffer } from '../../presenting/TrialOffer.tsx';
import { useSiteContent } from '../../presenting/useSite.ts';
import { DataProvider } from '../../shell/DataProvider.tsx';
import { Snackbar } from '../../shell/Snackbar.tsx';

/** The plans and the trial. */
export function OfferBand({ room }: Placed) {
  return (
    <DataProvider>
      <OnceSaid room={room}>
        <Bands />
      </OnceSaid>
      <Snackbar />
    </DataProvider>
  );
}

function Bands() {
  const { plans } = useSiteContent();
  return (
    <>
      {plans && (
        <PageBand
          id="plans"
          ground="card"
          title="Plans"
          action={<ButtonLink href={hrefOf(pricingPage)}>Compare the plans</ButtonLink>}
        >
          <PlansOnOffer />
        </PageBand>
      )}
      <PageContent>
        <TrialOffer />
      </PageContent>
    </>
  );
}
