export { RecoveryCodes, type RecoveryCodesProps } from '../src/widgets/RecoveryCodes/RecoveryCodes.tsx';
