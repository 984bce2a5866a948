export { MultiSelect, type MultiSelectProps } from '../src/primitives/MultiSelect/MultiSelect.tsx';
export type { Option } from '../src/primitives/ListBox/OptionList.tsx';
