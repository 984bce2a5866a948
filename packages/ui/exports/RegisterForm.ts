export { ProviderJoinForm, type ProviderJoinFormProps } from '../src/widgets/RegisterForm/ProviderJoinForm.tsx';
export { RegisterForm, type RegisterFormProps } from '../src/widgets/RegisterForm/RegisterForm.tsx';
export type { Registration } from '../src/widgets/RegisterForm/registration.ts';
