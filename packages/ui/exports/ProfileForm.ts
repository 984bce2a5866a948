export { ProfileForm, type ProfileFormProps } from '../src/widgets/ProfileForm/ProfileForm.tsx';
export {
  AddressChangeForm,
  type AddressChange,
  type AddressChangeFormProps,
} from '../src/widgets/ProfileForm/AddressChangeForm.tsx';
export {
  PasswordChangeForm,
  type PasswordChange,
  type PasswordChangeFormProps,
} from '../src/widgets/ProfileForm/PasswordChangeForm.tsx';
export type { ProfileFields } from '../src/widgets/ProfileForm/profileRules.ts';
