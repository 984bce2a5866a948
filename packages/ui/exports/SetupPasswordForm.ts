export {
  SetupPasswordForm,
  setupPasswordStates,
  type SetupPasswordFormProps,
  type SetupPasswordStatus,
} from '../src/widgets/SetupPasswordForm/SetupPasswordForm.tsx';
export type { NewPassword } from '../src/widgets/SetupPasswordForm/newPassword.ts';
