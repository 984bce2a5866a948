export {
  PropagationFilterPopover,
  type PropagationFilterPopoverProps,
  type PropagationRange,
} from '../src/widgets/PropagationFilterPopover/PropagationFilterPopover.tsx';
export { propagationScale, type PropagationCounts } from '../src/widgets/PropagationFilterPopover/propagationScale.ts';
