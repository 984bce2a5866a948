export { ConfirmSignIn, type ConfirmSignInProps } from '../src/widgets/ConfirmSignIn/ConfirmSignIn.tsx';
