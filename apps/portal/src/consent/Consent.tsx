import type { Consent as Choice } from '@routeglass/api-client/accounts';
import { Suspense, useState } from 'react';
import { shortenConveniences } from '../wire/browserStorage.ts';
import { legal } from '../shell/content.ts';
import { lazyExtra } from '../shell/lazyExtra.ts';
import { chosenConsent, consentNow, keepConsent, refusesTracking } from './consentCookie.ts';

const CookieBanner = lazyExtra(async () => (await import('@routeglass/ui/CookieBanner')).CookieBanner);
const Visits = lazyExtra(async () => (await import('./Visits.tsx')).Visits);

interface ConsentProps {
  /** Whether the reader asked to change the choice. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly pathname: string;
}

/** Asks once what cookies may be for, and does what was allowed. For browsers only, once a page has been taken over. */
export function Consent({ isOpen, onClose, pathname }: ConsentProps) {
  const [choice, setChoice] = useState<Choice | null>(chosenConsent);
  const isRefusedByBrowser = refusesTracking();
  const isAsked = choice === null && !isRefusedByBrowser;
  return (
    <Suspense>
      {(isOpen || isAsked) && (
        <CookieBanner
          // Opened again it begins with the choice that holds.
          key={String(isOpen)}
          policyHref={legal.privacyPolicy}
          isRefusedByBrowser={isRefusedByBrowser}
          consent={choice || undefined}
          onClose={isOpen ? onClose : undefined}
          onChoose={(next) => {
            keepConsent(next);
            if (!next.functional) shortenConveniences();
            setChoice(next);
            onClose();
          }}
        />
      )}
      {consentNow().analytics && <Visits key={pathname} pathname={pathname} />}
    </Suspense>
  );
}
