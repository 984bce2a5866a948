export { SessionList, type SessionListProps } from '../src/widgets/SessionList/SessionList.tsx';
export { signInMethods, type SignedInBrowser, type SignInMethod } from '../src/widgets/SessionList/signedInBrowser.ts';
