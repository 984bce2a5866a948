import type { Consent as Choice } from '@routeglass/api-client/accounts';
import { CookieBanner } from '@routeglass/ui/CookieBanner';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { legal } from '../shell/content.ts';
import { lazyExtra } from '../shell/lazyExtra.ts';
import { useBrowser } from '../shell/useBrowser.ts';
import { useQuiet } from '../shell/useQuiet.ts';
import { keepConveniencesAsAllowed } from '../wire/browserStorage.ts';
import { chosenConsent, consentNow, keepConsent, refusesTracking } from './consentCookie.ts';
import { asking } from './hideAnswered.ts';

const Visits = lazyExtra(async () => (await import('./Visits.tsx')).Visits);

interface ConsentProps {
  /** Whether the reader asked to change the choice. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * Asks once which uses of cookies are allowed, and applies the answer. The server sends the question with every page because it does not know who has
 * answered. A script in the head hides it from those who have.
 */
export function Consent({ isOpen, onClose }: ConsentProps) {
  const isBrowser = useBrowser();
  const isQuiet = useQuiet();
  const { pathname } = useLocation();
  const [chosen, setChosen] = useState<Choice>();
  const choice = chosen ?? (isBrowser ? chosenConsent() : null);
  const isRefusedByBrowser = isBrowser && refusesTracking();
  const isReopened = isBrowser && isOpen;
  const isAsked = choice === null && !isRefusedByBrowser;
  const banner = (
    <CookieBanner
      policyHref={legal.privacyPolicy}
      isRefusedByBrowser={isRefusedByBrowser}
      consent={choice ?? undefined}
      onClose={isReopened ? onClose : undefined}
      onChoose={(next) => {
        keepConsent(next);
        keepConveniencesAsAllowed();
        setChosen(next);
        onClose();
      }}
    />
  );
  return (
    <>
      {isReopened ? banner : isAsked && <div {...asking}>{banner}</div>}
      {isQuiet && consentNow().analytics && (
        <Suspense>
          <Visits key={pathname} pathname={pathname} />
        </Suspense>
      )}
    </>
  );
}
