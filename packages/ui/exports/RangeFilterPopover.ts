export {
  RangeFilterPopover,
  type RangeFilterPopoverProps,
} from '../src/widgets/RangeFilterPopover/RangeFilterPopover.tsx';
export { powerOfTen, rangeTicks, type RangeScale } from '../src/facts/rangeTicks.ts';
