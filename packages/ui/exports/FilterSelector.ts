export {
  FilterSelector,
  type FilterOption,
  type FilterSelectorProps,
} from '../src/widgets/FilterSelector/FilterSelector.tsx';
