export {
  TwoFactorSetup,
  twoFactorSteps,
  type TwoFactorSetupProps,
  type TwoFactorState,
  type TwoFactorStep,
} from '../src/widgets/TwoFactorSetup/TwoFactorSetup.tsx';
