import { LinkRouter } from '@routeglass/ui/LinkRouter';
import { Page } from '@routeglass/ui/Page';
import { SiteFooter } from '@routeglass/ui/SiteFooter';
import { SiteHeader } from '@routeglass/ui/SiteHeader';
import { useTheme } from '@routeglass/ui/ThemeProvider';
import { Suspense } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { contacts, year } from './content.ts';
import { lazyExtra } from './lazyExtra.ts';
import { SiteSearch } from './SiteSearch.tsx';

const ThemeToggle = lazyExtra(async () => (await import('@routeglass/ui/ThemeToggle')).ThemeToggle);
const CommandKeys = lazyExtra(async () => (await import('./CommandKeys.tsx')).CommandKeys);
const SampleSession = lazyExtra(async () => (await import('./SampleSession.tsx')).SampleSession);

/** What stands around every page: header with search, the page, footer. */
export default function Shell() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { theme, chooseTheme } = useTheme();
  return (
    <LinkRouter navigate={(href) => void navigate(href)}>
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
                <ThemeToggle theme={theme} onChange={chooseTheme} />
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
