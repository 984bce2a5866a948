export { PasskeyList, type PasskeyListProps } from '../src/widgets/PasskeyList/PasskeyList.tsx';
export type { Passkey } from '../src/widgets/PasskeyList/passkey.ts';
