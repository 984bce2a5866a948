export { PrefixPicker, type PrefixPickerProps } from '../src/widgets/PrefixPicker/PrefixPicker.tsx';
