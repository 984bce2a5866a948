import { createClient } from '@routeglass/api-client/client';
import { ApiProvider } from '@routeglass/api-client/hooks';
import { LinkRouter } from '@routeglass/ui/LinkRouter';
import { Page } from '@routeglass/ui/Page';
import { SiteFooter } from '@routeglass/ui/SiteFooter';
import { SiteHeader } from '@routeglass/ui/SiteHeader';
import { useTheme } from '@routeglass/ui/ThemeProvider';
import { ThemeToggle } from '@routeglass/ui/ThemeToggle';
import { useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { contacts } from './content.ts';
import { SiteSearch } from './SiteSearch.tsx';
import { useSnackbar } from './Snackbar.tsx';

/** What stands around every page: header with search, the page, footer. */
export default function Shell() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { theme, chooseTheme } = useTheme();
  const [client] = useState(() => createClient());
  const { onFailure, region } = useSnackbar();
  const isHome = pathname === '/';
  return (
    <LinkRouter navigate={(href) => void navigate(href)}>
      <ApiProvider client={client} onFailure={onFailure}>
        <Page
          header={
            <SiteHeader
              links={[]}
              currentPath={pathname}
              search={isHome ? undefined : <SiteSearch key={pathname} hasSlashKey />}
              actions={<ThemeToggle theme={theme} onChange={chooseTheme} />}
            />
          }
          footer={<SiteFooter year={new Date().getUTCFullYear()} contacts={contacts} links={[]} />}
        >
          <Outlet />
        </Page>
        {region}
      </ApiProvider>
    </LinkRouter>
  );
}
