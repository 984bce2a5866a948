export { SearchResults, type SearchResultsProps } from '../src/widgets/SearchResults/SearchResults.tsx';
