export { LoginForm, type LoginFormProps, type LoginProvider } from '../src/widgets/LoginForm/LoginForm.tsx';
export { LoginCodeForm, type LoginCodeFormProps } from '../src/widgets/LoginForm/LoginCodeForm.tsx';
export type { Credentials } from '../src/widgets/LoginForm/credentials.ts';
