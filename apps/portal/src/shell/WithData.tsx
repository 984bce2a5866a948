import { PageContent } from '@routeglass/ui/Page';
import { ErrorView } from '@routeglass/ui/ErrorView';
import { Outlet } from 'react-router';
import { DataProvider } from './DataProvider.tsx';
import { RememberedDensity } from './RememberedDensity.tsx';
import { needSnackbar, sayFailure, Snackbar } from './Snackbar.tsx';
import { useConnectionNotice } from './useConnectionNotice.ts';

/** Wraps the pages that read the API: provides their client and shows failed reads. */
export default function WithData() {
  useConnectionNotice(needSnackbar);
  return (
    <DataProvider onFailure={sayFailure}>
      <RememberedDensity>
        <Outlet />
      </RememberedDensity>
      <Snackbar />
    </DataProvider>
  );
}

/** Shown if rendering a page failed: header and search stay, with a way to try again. The page's state is in the address. */
export function ErrorBoundary({ error }: { readonly error: unknown }) {
  return (
    <PageContent>
      <ErrorView message={error instanceof Error ? error.message : undefined} onRetry={() => location.reload()} />
    </PageContent>
  );
}
