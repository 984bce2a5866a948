export { InvitationList, type InvitationListProps } from '../src/widgets/InvitationList/InvitationList.tsx';
export type { Invitation } from '../src/widgets/InvitationList/invitation.ts';
