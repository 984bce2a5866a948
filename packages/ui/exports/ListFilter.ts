export { ListFilter, type ListFilterProps } from '../src/widgets/ListFilter/ListFilter.tsx';
