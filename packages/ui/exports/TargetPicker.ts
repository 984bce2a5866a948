export { TargetPicker, type TargetPickerProps } from '../src/widgets/TargetPicker/TargetPicker.tsx';
export { initialTargets, type TargetPreset } from '../src/widgets/TargetPicker/pickTargets.ts';
