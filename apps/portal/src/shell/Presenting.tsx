import { Outlet } from 'react-router';
import { DataProvider } from './DataProvider.tsx';
import { withNews } from './news.ts';
import { Snackbar } from './Snackbar.tsx';

export { ErrorBoundary } from './WithData.tsx';

export const handle = withNews;

/** Around the pages that present products, plans and terms: they read what the operator says. */
export default function Presenting() {
  return (
    <DataProvider>
      <Outlet />
      <Snackbar />
    </DataProvider>
  );
}
