export { SearchField, type SearchFieldProps } from '../src/primitives/SearchField/SearchField.tsx';
