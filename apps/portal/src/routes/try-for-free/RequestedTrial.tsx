import { pricingPage } from '@routeglass/api-client/page/public';
import { alertsPage, messagesPage } from '@routeglass/api-client/page/account';
import { hrefOf } from '@routeglass/api-client/pages';
import type { AnswerOf } from '@routeglass/api-client/contract';
import type { ownTrials } from '@routeglass/api-client/calls';
import { Banner } from '@routeglass/ui/Banner';
import { ButtonLink } from '@routeglass/ui/ButtonLink';
import { DateTime } from '@routeglass/ui/DateTime';
import { useState } from 'react';

interface RequestedTrialProps {
  readonly trial: AnswerOf<typeof ownTrials>[number];
}

/** The state of a trial that was requested before; each network gets one. */
export function RequestedTrial({ trial: { asn, state, ends } }: RequestedTrialProps) {
  const [now] = useState(() => new Date());
  if (state === 'rejected')
    return (
      <Banner
        tone="invalid"
        title={`Your trial for AS${asn} was rejected`}
        actions={<ButtonLink href={hrefOf(messagesPage)}>Messages</ButtonLink>}
      >
        Write to us if you have questions.
      </Banner>
    );
  if (ends === null)
    return (
      <Banner title={`You already requested a trial for AS${asn}`}>We will mail you when a decision is made.</Banner>
    );
  const end = new Date(ends);
  const day = <DateTime value={end} precision="day" />;
  return end > now ? (
    <Banner
      tone="valid"
      title={`Your trial for AS${asn} was approved`}
      actions={<ButtonLink href={hrefOf(alertsPage)}>Set up alerts</ButtonLink>}
    >
      It ends on {day}.
    </Banner>
  ) : (
    <Banner
      title={`Your trial for AS${asn} has ended`}
      actions={<ButtonLink href={hrefOf(pricingPage)}>See the plans</ButtonLink>}
    >
      It ended on {day}.
    </Banner>
  );
}
