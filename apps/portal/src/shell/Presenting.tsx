import { Outlet } from 'react-router';
import { DataProvider } from './DataProvider.tsx';
import { withNews } from './news.ts';
import { Snackbar } from './Snackbar.tsx';

export { ErrorBoundary } from './WithData.tsx';

export const handle = withNews;

/** Wraps the pages about products, plans and terms, which read the operator's content. */
export default function Presenting() {
  return (
    <DataProvider>
      <Outlet />
      <Snackbar />
    </DataProvider>
  );
}
