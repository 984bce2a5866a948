import { pricingPage } from '@routeglass/api-client/page/public';
import { Heading } from '@routeglass/ui/Heading';
import { PageBand } from '@routeglass/ui/PageBand';
import { PageContent } from '@routeglass/ui/Page';
import { PlanComparison } from '@routeglass/ui/PlanComparison';
import { Skeleton } from '@routeglass/ui/Skeleton';
import { Stack } from '@routeglass/ui/Stack';
import { Text } from '@routeglass/ui/Text';
import { VisuallyHidden } from '@routeglass/ui/VisuallyHidden';
import { comparisonOf } from '../../presenting/plan.ts';
import { PlansOnOffer } from '../../presenting/PlansOnOffer.tsx';
import { TrialOffer } from '../../presenting/TrialOffer.tsx';
import { useBasis, useIsBasisPending, useSite } from '../../presenting/useSite.ts';
import { metaOf } from '../../wire/metaOf.ts';

export const meta = metaOf(pricingPage);

/** The plans and their comparison. */
export default function Pricing() {
  const { data, error } = useSite();
  const basis = useBasis();
  const isBasisPending = useIsBasisPending();
  return (
    <>
      <PageContent>
        <Stack gap={32}>
          <Stack gap={4}>
            <Heading level={1} size={32}>
              Pricing & Plans
            </Heading>
            <Text tone="muted">Looking around is free. Prices are in US dollars, without VAT.</Text>
            {(basis || isBasisPending) && <Text tone="muted">{basis ?? <Skeleton width="12rem" />}</Text>}
          </Stack>
          <div>
            <VisuallyHidden>
              <Heading level={2}>Plans</Heading>
            </VisuallyHidden>
            <PlansOnOffer />
          </div>
        </Stack>
      </PageContent>
      {(data ? data.comparison !== null : !error) && (
        <PageBand id="comparison" title="Compare the plans">
          <PlanComparison comparison={data?.comparison ? comparisonOf(data.comparison) : undefined} />
        </PageBand>
      )}
      <PageContent>
        <TrialOffer />
      </PageContent>
    </>
  );
}
