export { TextField, type TextFieldProps } from '../src/primitives/TextField/TextField.tsx';
