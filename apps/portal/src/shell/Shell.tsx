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

/** The layout of every page: header with search, the page, footer. */
export function Shell({ children }: ShellProps) {
  const navigate = useNavigate();
  const hasPage = useHasPage();
  const [isWriting, setWriting] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  // Memoized, so that the elements stay the same: see `ShellHeader`.
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
  // The page's own head tags come with its first render or a later one, so this runs after each.
  useEffect(dropFirstHead);
  const follow = useCallback((href: string) => void navigate(href), [navigate]);
  return (
    <LinkRouter navigate={follow} hasPage={hasPage}>
      {/* First in the tab order; it overlays the page and does not shift the layout. */}
      {consent}
      <Page header={header} footer={footer}>
        {children}
      </Page>
      {feedback}
    </LinkRouter>
  );
}
