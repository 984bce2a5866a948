import { PageContent } from '@routeglass/ui/Page';
import { ErrorView } from '@routeglass/ui/ErrorView';
import { Outlet } from 'react-router';
import { DataProvider } from './DataProvider.tsx';
import { RememberedDensity } from './RememberedDensity.tsx';
import { needSnackbar, sayFailure, Snackbar } from './Snackbar.tsx';
import { useConnectionNotice } from './useConnectionNotice.ts';

/** Around the pages that read the API: their client, and the place where failed reads are said. */
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

/** A page broke while it was drawn: header and search stay, and the way to try again. Its state is in the address. */
export function ErrorBoundary({ error }: { readonly error: unknown }) {
  return (
    <PageContent>
      <ErrorView message={error instanceof Error ? error.message : undefined} onRetry={() => location.reload()} />
    </PageContent>
  );
}
