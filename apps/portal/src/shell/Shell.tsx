import { LinkRouter } from '@routeglass/ui/LinkRouter';
import { Page } from '@routeglass/ui/Page';
import { startTransition, Suspense, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { pressAgain } from '../firstLoad/earlyClicks.ts';
import { dropFirstHead } from '../firstLoad/firstHead.ts';
import { lazyExtra } from './lazyExtra.ts';
import { ShellFooter } from './ShellFooter.tsx';
import { ShellHeader } from './ShellHeader.tsx';
import { useHasPage } from './useHasPage.ts';

const Consent = lazyExtra(async () => (await import('../consent/Consent.tsx')).Consent);
const Feedback = lazyExtra(async () => (await import('./Feedback.tsx')).Feedback);

const header = <ShellHeader />;

interface ShellProps {
  readonly children: ReactNode;
}

/** What stands around every page: header with search, the page, footer. */
export function Shell({ children }: ShellProps) {
  const navigate = useNavigate();
  const hasPage = useHasPage();
  const [isWriting, setWriting] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  // The same elements as long as nothing of them changes: see `ShellHeader`.
  const consent = useMemo(
    () => (
      <Suspense>
        <Consent isOpen={isChoosing} onClose={() => setChoosing(false)} />
      </Suspense>
    ),
    [isChoosing],
  );
  const feedback = useMemo(
    () => (
      <Suspense>
        <Feedback isOpen={isWriting} onOpenChange={setWriting} />
      </Suspense>
    ),
    [isWriting],
  );
  const footer = useMemo(
    () => (
      <ShellFooter onFeedback={() => setWriting(true)} onCookies={() => startTransition(() => setChoosing(true))} />
    ),
    [],
  );
  useEffect(pressAgain, []);
  // The head says what the page is once the page is there: with its first drawing, or with one that follows.
  useEffect(dropFirstHead);
  const follow = useCallback((href: string) => void navigate(href), [navigate]);
  return (
    <LinkRouter navigate={follow} hasPage={hasPage}>
      {/* First, so that the keyboard finds it first; it lies over the page and moves nothing. */}
      {consent}
      <Page header={header} footer={footer}>
        {children}
      </Page>
      {feedback}
    </LinkRouter>
  );
}
