export { ComboBox, type ComboBoxProps } from '../src/primitives/ComboBox/ComboBox.tsx';
export type { Option } from '../src/primitives/ListBox/OptionList.tsx';
