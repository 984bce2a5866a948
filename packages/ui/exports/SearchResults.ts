export type { MoreResults } from '../src/widgets/SearchResults/ShowMore.tsx';
export { SearchResults, type SearchResultsProps } from '../src/widgets/SearchResults/SearchResults.tsx';
