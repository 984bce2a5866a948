export { DeleteAccount, type DeleteAccountProps } from '../src/widgets/DeleteAccount/DeleteAccount.tsx';
