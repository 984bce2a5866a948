export { AsPicker, type AsPickerProps, type AsSuggestion } from '../src/widgets/AsPicker/AsPicker.tsx';
