export {
  SegmentedControl,
  type Segment,
  type SegmentedControlProps,
} from '../src/primitives/SegmentedControl/SegmentedControl.tsx';
