import { LinkRouter } from '@routeglass/ui/LinkRouter';
import { Page } from '@routeglass/ui/Page';
import { SiteFooter } from '@routeglass/ui/SiteFooter';
import { SiteHeader } from '@routeglass/ui/SiteHeader';
import {
  startTransition,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pressAgain } from '../firstLoad/earlyClicks.ts';
import { dropFirstHead } from '../firstLoad/firstHead.ts';
import type { HeaderAccess } from '../session/HeaderSession.tsx';
import { legal } from './content.ts';
import { usePageHasNews } from './news.ts';
import { footerLinks, siteLinks } from './siteLinks.ts';
import { useHasPage } from './useHasPage.ts';
import { NotInFrame } from './NotInFrame.tsx';
import { lazyExtra } from './lazyExtra.ts';
import { SiteSearch } from './SiteSearch.tsx';
import { Year } from './Year.tsx';

const ThemeChoice = lazyExtra(async () => (await import('./ThemeChoice.tsx')).ThemeChoice);
const CommandKeys = lazyExtra(async () => (await import('./CommandKeys.tsx')).CommandKeys);
const SampleSession = lazyExtra(async () => (await import('./SampleSession.tsx')).SampleSession);

const AnnouncementAbove = lazyExtra(async () => (await import('./AnnouncementAbove.tsx')).AnnouncementAbove);
const FooterContacts = lazyExtra(async () => (await import('./FooterContacts.tsx')).FooterContacts);
const NewsAbove = lazyExtra(async () => (await import('./NewsAbove.tsx')).NewsAbove);
const HeaderSession = lazyExtra(async () => (await import('../session/HeaderSession.tsx')).HeaderSession);
const Consent = lazyExtra(async () => (await import('../consent/Consent.tsx')).Consent);
const Feedback = lazyExtra(async () => (await import('./Feedback.tsx')).Feedback);

const operator = (
  <NotInFrame>
    <FooterContacts />
  </NotInFrame>
);

interface ShellProps {
  readonly children: ReactNode;
}

/** What stands around every page: header with search, the page, footer. */
export function Shell({ children }: ShellProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // The landing page brings its own box. The frame that the build draws for all addresses has none: no one types before it can answer.
  const bringsBox = useDeferredValue(pathname === '/', true);
  const isOfApi = useDeferredValue(pathname.includes('open-api'), false);
  // The frame is drawn as that of `/`, also where it answers for an address below a link of the header.
  const currentPath = useDeferredValue(pathname, '/');
  const hasPage = useHasPage();
  const hasNews = usePageHasNews();
  // The frame of all addresses is drawn as that of `/`: the boundary stands on every page. One element: a new one would take down what the
  // server drew while the code is on its way.
  const banner = useMemo(
    () => (
      <>
        <NotInFrame>
          <AnnouncementAbove />
        </NotInFrame>
        <Suspense>{hasNews && <NewsAbove />}</Suspense>
      </>
    ),
    [hasNews],
  );
  const [access, setAccess] = useState<HeaderAccess>();
  const [isWriting, setWriting] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  // One element as well.
  const consent = useMemo(
    () => (
      <Suspense>
        <Consent isOpen={isChoosing} onClose={() => setChoosing(false)} />
      </Suspense>
    ),
    [isChoosing],
  );
  useEffect(pressAgain, []);
  // The head says what the page is once the page is there: with its first drawing, or with one that follows.
  useEffect(dropFirstHead);
  const follow = useCallback((href: string) => void navigate(href), [navigate]);
  return (
    <LinkRouter navigate={follow} hasPage={hasPage}>
      {/* First, so that the keyboard finds it first; it lies over the page and moves nothing. */}
      {consent}
      <Page
        header={
          <SiteHeader
            links={siteLinks}
            banner={banner}
            currentPath={currentPath}
            isAccountAwaited
            account={access?.account}
            onLogOut={access?.logOut}
            search={bringsBox ? undefined : <SiteSearch key={pathname} hasSlashKey />}
            actions={
              <Suspense>
                <CommandKeys pathname={pathname} />
                <SampleSession />
                <ThemeChoice />
                <HeaderSession onAccess={setAccess} />
              </Suspense>
            }
          />
        }
        footer={
          <SiteFooter
            year={<Year />}
            contacts={operator}
            legal={legal}
            legalText={isOfApi ? 'termsOfService' : 'privacyPolicy'}
            links={footerLinks}
            onFeedback={() => setWriting(true)}
            onCookies={() => startTransition(() => setChoosing(true))}
          />
        }
      >
        {children}
      </Page>
      <Suspense>
        <Feedback isOpen={isWriting} onOpenChange={setWriting} />
      </Suspense>
    </LinkRouter>
  );
}
