import { Outlet } from 'react-router';
import { DataProvider } from './DataProvider.tsx';
import { useSnackbar } from './Snackbar.tsx';

/** Around the pages that read the API: their client, and the place where failed reads are said. */
export default function WithData() {
  const { onFailure, region } = useSnackbar();
  return (
    <DataProvider onFailure={onFailure}>
      <Outlet />
      {region}
    </DataProvider>
  );
}
