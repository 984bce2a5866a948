export {
  TargetPicker,
  type TargetPickerProps,
  type TargetSuggestion,
} from '../src/widgets/TargetPicker/TargetPicker.tsx';
export { initialTargets, type TargetPreset } from '../src/widgets/TargetPicker/pickTargets.ts';
