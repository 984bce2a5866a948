export { PasswordField, type PasswordFieldProps } from '../src/primitives/PasswordField/PasswordField.tsx';
