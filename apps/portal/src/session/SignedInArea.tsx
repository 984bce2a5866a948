import { loginPage } from '@routeglass/api-client/page/account';
import { hrefOf, menuOf, pageAt, type Page } from '@routeglass/api-client/pages';
import type { SessionFacts } from '@routeglass/api-client/accounts';
import { EntityMenu } from '@routeglass/ui/EntityMenu';
import { PageContent } from '@routeglass/ui/Page';
import { SideMenuLayout } from '@routeglass/ui/SideMenuLayout';
import { Skeleton } from '@routeglass/ui/Skeleton';
import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { RecentSignIn } from './RecentSignIn.tsx';
import { useAccount } from './useAccount.ts';

interface SignedInAreaProps {
  /** The menu of the area, by its name in the list of pages. */
  readonly menu: string;
  readonly menuLabel: string;
  readonly pages: readonly Page[];
  /** Content shown instead of the area to readers without access; null grants access. */
  readonly refuse?: (session: SessionFacts) => ReactNode;
}

/** The frame of pages for signed-in readers, with a menu. Guests are sent to the log-in and back. */
export function SignedInArea({ menu, menuLabel, pages, refuse }: SignedInAreaProps) {
  const { pathname, search } = useLocation();
  const session = useAccount();
  if (session === undefined) {
    return (
      <PageContent aria-busy>
        <Skeleton shape="block" height="60vh" />
      </PageContent>
    );
  }
  if (session === null) return <Navigate to={hrefOf(loginPage, {}, { redirect: `${pathname}${search}` })} replace />;
  const refusal = refuse?.(session) ?? null;
  const current = pageAt(pages, pathname)?.page;
  return (
    <PageContent>
      {refusal ?? (
        <SideMenuLayout
          menuLabel={menuLabel}
          section={current?.label}
          showsSection
          menu={<EntityMenu label={menuLabel} entries={menuOf(pages, menu)} current={current?.id ?? ''} />}
        >
          <RecentSignIn>
            <Outlet context={session} />
          </RecentSignIn>
        </SideMenuLayout>
      )}
    </PageContent>
  );
}
