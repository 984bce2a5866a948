import { SiteHeader } from '@routeglass/ui/SiteHeader';
import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import type { HeaderAccess } from '../session/HeaderSession.tsx';
import { lazyExtra } from './lazyExtra.ts';
import { usePageHasNews } from './news.ts';
import { NotInFrame } from './NotInFrame.tsx';
import { siteLinks } from './siteLinks.ts';
import { SiteSearch } from './SiteSearch.tsx';

const AnnouncementAbove = lazyExtra(async () => (await import('./AnnouncementAbove.tsx')).AnnouncementAbove);
const CommandKeys = lazyExtra(async () => (await import('./CommandKeys.tsx')).CommandKeys);
const HeaderSession = lazyExtra(async () => (await import('../session/HeaderSession.tsx')).HeaderSession);
const NewsAbove = lazyExtra(async () => (await import('./NewsAbove.tsx')).NewsAbove);
const SampleSession = lazyExtra(async () => (await import('./SampleSession.tsx')).SampleSession);
const ThemeChoice = lazyExtra(async () => (await import('./ThemeChoice.tsx')).ThemeChoice);

/**
 * The header of every page, which renders independently of the page.
 *
 * A Suspense boundary that becomes a new element while its code loads drops its server-drawn content. So the boundaries in here stay the same
 * elements.
 */
export function ShellHeader() {
  const { pathname } = useLocation();
  // The landing page has its own search box. The frame that the build draws for all addresses has none, since it could not respond yet.
  const bringsBox = useDeferredValue(pathname === '/', true);
  // The frame is drawn for `/`, even if it is served for an address below a link of the header.
  const currentPath = useDeferredValue(pathname, '/');
  const hasNews = usePageHasNews();
  const [access, setAccess] = useState<HeaderAccess>();
  // The frame is drawn for `/`, so every page has the boundary of the news.
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
  // The sample session is first: it comes late, and buttons beside it that may be pressed already keep their places.
  const actions = useMemo(
    () => (
      <Suspense>
        <SampleSession />
        <CommandKeys />
        <ThemeChoice />
        <HeaderSession onAccess={setAccess} />
      </Suspense>
    ),
    [],
  );
  return (
    <SiteHeader
      links={siteLinks}
      banner={banner}
      currentPath={currentPath}
      isAccountAwaited
      account={access?.account}
      onLogOut={access?.logOut}
      search={bringsBox ? undefined : <SiteSearch key={pathname} hasSlashKey />}
      actions={actions}
    />
  );
}
