import { PageContent } from '@routeglass/ui/Page';
import { ErrorView } from '@routeglass/ui/ErrorView';
import { Outlet } from 'react-router';
import { DataProvider } from './DataProvider.tsx';
import { usePageWithFreshness } from './freshness.ts';
import { RememberedDensity } from './RememberedDensity.tsx';
import { needSnackbar, sayFailure, Snackbar } from './Snackbar.tsx';
import { SubjectFreshness } from './SubjectFreshness.tsx';
import { useConnectionNotice } from './useConnectionNotice.ts';

/** Around the pages that read the API: their client, the age of what they show, and the place where failed reads are said. */
export default function WithData() {
  useConnectionNotice(needSnackbar);
  const page = usePageWithFreshness();
  return (
    <DataProvider onFailure={sayFailure}>
      {page && (
        <PageContent flush>
          <SubjectFreshness page={page} />
        </PageContent>
      )}
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
