import { createClient, type ApiFailure } from '@routeglass/api-client/client';
import { ApiProvider } from '@routeglass/api-client/hooks';
import type { ReactNode } from 'react';

const client = createClient();

interface DataProviderProps {
  readonly children: ReactNode;
  readonly onFailure?: (failure: ApiFailure) => void;
}

/** The portal's API client for the hooks below. Answers are remembered for the whole site, however many of these stand in it. */
export function DataProvider(props: DataProviderProps) {
  return <ApiProvider client={client} {...props} />;
}
