import { LinkRouter } from '@routeglass/ui/LinkRouter';
import { Page } from '@routeglass/ui/Page';
import { SiteFooter } from '@routeglass/ui/SiteFooter';
import { SiteHeader } from '@routeglass/ui/SiteHeader';
import { Suspense, useCallback } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { contacts, year } from './content.ts';
import { lazyExtra } from './lazyExtra.ts';
import { SiteSearch } from './SiteSearch.tsx';

const ThemeChoice = lazyExtra(async () => (await import('./ThemeChoice.tsx')).ThemeChoice);
const CommandKeys = lazyExtra(async () => (await import('./CommandKeys.tsx')).CommandKeys);
const SampleSession = lazyExtra(async () => (await import('./SampleSession.tsx')).SampleSession);

/** What stands around every page: header with search, the page, footer. */
export default function Shell() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const follow = useCallback((href: string) => void navigate(href), [navigate]);
  return (
    <LinkRouter navigate={follow}>
      <Page
        header={
          <SiteHeader
            links={[]}
            currentPath={pathname}
            search={pathname === '/' ? undefined : <SiteSearch key={pathname} hasSlashKey />}
            actions={
              <Suspense>
                <CommandKeys pathname={pathname} />
                <SampleSession />
                <ThemeChoice />
              </Suspense>
            }
          />
        }
        footer={<SiteFooter year={year} contacts={contacts} links={[]} />}
      >
        <Outlet />
      </Page>
    </LinkRouter>
  );
}
