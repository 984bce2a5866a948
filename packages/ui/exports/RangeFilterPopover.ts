export {
  RangeFilterPopover,
  type RangeFilterPopoverProps,
} from '../src/widgets/RangeFilterPopover/RangeFilterPopover.tsx';
export { powerOfTen, rangeTicks, type RangeScale } from '../src/widgets/RangeFilterPopover/rangeTicks.ts';
