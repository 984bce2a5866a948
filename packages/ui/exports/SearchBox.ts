export { SearchBox, type SearchBoxProps } from '../src/widgets/SearchBox/SearchBox.tsx';
export { destinationOfResult, graphOfPrefix } from '../src/facts/destinationOfResult.ts';
