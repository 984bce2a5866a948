import { useSuggestions } from '@routeglass/api-client/hooks';
import { SearchBox, type SearchBoxProps } from '@routeglass/ui/SearchBox';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { searchResult } from '../wire/searchResult.ts';

export type SiteSearchProps = Pick<SearchBoxProps, 'size' | 'hasAutoFocus' | 'hasSlashKey' | 'defaultValue'>;

/** The search box with the portal's suggestions, leading to the portal's pages. */
export function SiteSearch(props: SiteSearchProps) {
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const { data = [], isLoading } = useSuggestions(query === '' ? null : { query: { q: query } });
  return (
    <SearchBox
      {...props}
      suggestions={data.map(searchResult)}
      isLoading={isLoading}
      onQueryChange={setQuery}
      onNavigate={(href) => void navigate(href)}
    />
  );
}
