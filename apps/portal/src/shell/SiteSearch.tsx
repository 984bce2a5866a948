import { SearchBox, type SearchBoxProps } from '@routeglass/ui/SearchBox';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Found } from './Suggestions.tsx';

// The box works at once; the code for suggestions is fetched with the first query.
const Suggestions = lazy(async () => ({ default: (await import('./Suggestions.tsx')).Suggestions }));

export type SiteSearchProps = Pick<SearchBoxProps, 'size' | 'hasAutoFocus' | 'hasSlashKey' | 'defaultValue'>;

/** The search box with the portal's suggestions and pages. */
export function SiteSearch(props: SiteSearchProps) {
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<Found>({ query: '', results: [] });
  const isAnswered = found.query === query;
  // Losing the focus empties the query. It is ignored, so that nothing is asked again when the focus returns.
  const ask = (next: string): void => {
    if (next !== '') setQuery(next);
  };
  return (
    <>
      <SearchBox
        {...props}
        suggestions={isAnswered ? found.results : []}
        isLoading={!isAnswered}
        hasFailed={isAnswered && found.hasFailed === true}
        onQueryChange={ask}
        onNavigate={(href) => void navigate(href)}
      />
      {query !== '' && (
        <Suspense>
          <Suggestions query={query} onFound={setFound} />
        </Suspense>
      )}
    </>
  );
}
