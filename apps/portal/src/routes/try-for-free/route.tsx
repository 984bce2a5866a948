import { trialPage } from '@routeglass/api-client/page/access';
import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { hrefOf } from '@routeglass/api-client/pages';
import { accessStatuses } from '@routeglass/domain/access';
import { FocusKeeper } from '@routeglass/ui/FocusKeeper';
import { Heading } from '@routeglass/ui/Heading';
import { PageContent } from '@routeglass/ui/Page';
import { Skeleton } from '@routeglass/ui/Skeleton';
import { Stack } from '@routeglass/ui/Stack';
import { stepBefore, stepShown, WizardSteps, type WizardStep, wizardStepTitles } from '@routeglass/ui/WizardSteps';
import { RecentSignIn } from '../../session/RecentSignIn.tsx';
import { useAccount } from '../../session/useAccount.ts';
import { InBrowser } from '../../shell/InBrowser.tsx';
import { metaOf } from '../../wire/metaOf.ts';
import { ConfirmStep } from './ConfirmStep.tsx';
import { RegisterStep } from './RegisterStep.tsx';
import { SessionStep } from './SessionStep.tsx';
import { TrialStep } from './TrialStep.tsx';
import { useWizardSearch } from './useWizardSearch.ts';
import { readWizard, writeWizard } from './wizardAddress.ts';

export const meta = metaOf(trialPage);

/** How often to check whether the contacts have decided, in milliseconds. */
const ASKS_EVERY = 5000;

/** The wizard for the free trial. Step and network are in the address, so that reload and the back button work. */
export default function TryForFree() {
  const account = useAccount();
  const own = useCall(calls.ownAccess, account ? {} : null, { refreshInterval: ASKS_EVERY });
  const isKnown = account !== undefined && (account === null || own.data !== undefined || own.error !== undefined);
  const rows = own.data ?? [];
  const approved = rows.filter(({ status }) => status === accessStatuses.approved);
  const placeOf = (search: URLSearchParams) => {
    const asked = readWizard(search);
    const asn = rows.find((row) => row.asn === asked.asn)?.asn ?? approved[0]?.asn ?? null;
    const reader = { isLoggedIn: Boolean(account), isApproved: approved.some((row) => row.asn === asn) };
    const step = stepShown(asked.step, reader);
    const isInAddress = asked.step === step && (asked.asn !== null || asn === null);
    return { asn, reader, step, isInAddress };
  };
  const [search, setSearch, { asn, reader, step }] = useWizardSearch(placeOf, (place, asked) =>
    !isKnown || place.isInAddress ? null : writeWizard(place.step, place.asn, asked),
  );
  if (!isKnown)
    return (
      <PageContent aria-busy>
        <Skeleton shape="block" height="60vh" />
      </PageContent>
    );
  const go = (next: WizardStep, to: number | null = asn) => setSearch(writeWizard(next, to, search));
  const before = stepBefore(step, reader);
  const onPrevious = before && (() => go(before));
  const stepHref = (next: WizardStep) => `${hrefOf(trialPage)}?${writeWizard(next, asn, search).toString()}`;
  return (
    <PageContent>
      <Stack gap={24}>
        <Heading level={1}>Try for free</Heading>
        <WizardSteps current={step} reader={reader} hrefOf={stepHref} />
        <RecentSignIn>
          <FocusKeeper label={wizardStepTitles[step]}>
            {step === 'register' && <RegisterStep search={search} />}
            {step !== 'register' && (
              <InBrowser>
                {step === 'as-confirmation' && (
                  <ConfirmStep
                    own={own}
                    asn={asn}
                    isApproved={reader.isApproved}
                    onChoose={(next) => go('as-confirmation', next)}
                    onNext={() => go('establish-session')}
                  />
                )}
                {step === 'establish-session' && asn !== null && (
                  <SessionStep key={asn} asn={asn} onPrevious={onPrevious} onNext={() => go('trial-request')} />
                )}
                {step === 'trial-request' && account && asn !== null && (
                  <TrialStep account={account} asn={asn} onPrevious={onPrevious} />
                )}
              </InBrowser>
            )}
          </FocusKeeper>
        </RecentSignIn>
      </Stack>
    </PageContent>
  );
}
