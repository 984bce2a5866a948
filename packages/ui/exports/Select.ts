export { Select, type SelectProps } from '../src/primitives/Select/Select.tsx';
export type { Option } from '../src/primitives/ListBox/OptionList.tsx';
