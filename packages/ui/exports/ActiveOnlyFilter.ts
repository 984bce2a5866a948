export { ActiveOnlyFilter, type ActiveOnlyFilterProps } from '../src/widgets/ActiveOnlyFilter/ActiveOnlyFilter.tsx';
export { activeOnlyKey } from '../src/widgets/ActiveOnlyFilter/activeOnlyKey.ts';
