export {
  TwoFactorSetup,
  type TwoFactorSetupProps,
  type TwoFactorState,
} from '../src/widgets/TwoFactorSetup/TwoFactorSetup.tsx';
