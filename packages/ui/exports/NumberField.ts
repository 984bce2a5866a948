export { NumberField, type NumberFieldProps } from '../src/primitives/NumberField/NumberField.tsx';
