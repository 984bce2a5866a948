import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import type { SearchResult } from '@routeglass/ui/SearchResult';
import { useEffect } from 'react';
import { searchResult } from '@routeglass/api-client/view';
import { DataProvider } from './DataProvider.tsx';
import { sayFailure, Snackbar } from './Snackbar.tsx';

/** Suggestions for a query: its `results`, or the failure to get them. */
export interface Found {
  readonly query: string;
  readonly results: readonly SearchResult[];
  readonly hasFailed?: boolean;
}

interface SuggestionsProps {
  readonly query: string;
  readonly onFound: (found: Found) => void;
}

/** Loads the suggestions for a query and passes them on. Renders only failures. */
export function Suggestions(props: SuggestionsProps) {
  return (
    <DataProvider onFailure={sayFailure}>
      <Asking {...props} />
      <Snackbar />
    </DataProvider>
  );
}

function Asking({ query, onFound }: SuggestionsProps) {
  const { data, error } = useCall(calls.suggestions, { query: { q: query } });
  useEffect(() => {
    if (data) onFound({ query, results: data.map(searchResult) });
    else if (error) onFound({ query, results: [], hasFailed: true });
  }, [query, data, error, onFound]);
  return null;
}
