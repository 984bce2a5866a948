import { LinkRouter } from '@routeglass/ui/LinkRouter';
import { Page } from '@routeglass/ui/Page';
import { SiteFooter } from '@routeglass/ui/SiteFooter';
import { SiteHeader } from '@routeglass/ui/SiteHeader';
import { Suspense, useCallback, useDeferredValue, useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pressAgain } from '../firstLoad/earlyClicks.ts';
import { contacts, year } from './content.ts';
import { hasPage } from './hasPage.ts';
import { lazyExtra } from './lazyExtra.ts';
import { SiteSearch } from './SiteSearch.tsx';

const ThemeChoice = lazyExtra(async () => (await import('./ThemeChoice.tsx')).ThemeChoice);
const CommandKeys = lazyExtra(async () => (await import('./CommandKeys.tsx')).CommandKeys);
const SampleSession = lazyExtra(async () => (await import('./SampleSession.tsx')).SampleSession);

const links = [{ label: 'Incidents', href: '/incidents' }];

interface ShellProps {
  readonly children: ReactNode;
}

/** What stands around every page: header with search, the page, footer. */
export function Shell({ children }: ShellProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // The landing page brings its own box. The frame that the build draws for all addresses has none: nobody types before it can answer.
  const bringsBox = useDeferredValue(pathname === '/', true);
  useEffect(pressAgain, []);
  const follow = useCallback((href: string) => void navigate(href), [navigate]);
  return (
    <LinkRouter navigate={follow} hasPage={hasPage}>
      <Page
        header={
          <SiteHeader
            links={links}
            currentPath={pathname}
            search={bringsBox ? undefined : <SiteSearch key={pathname} hasSlashKey />}
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
        {children}
      </Page>
    </LinkRouter>
  );
}
