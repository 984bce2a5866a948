export {
  AsConfirmationForm,
  type AsConfirmationFormProps,
} from '../src/widgets/AsConfirmationForm/AsConfirmationForm.tsx';
export { ApprovalBadge, type ApprovalBadgeProps } from '../src/widgets/AsConfirmationForm/ApprovalBadge.tsx';
export type { AsAccess, OwnNetwork } from '../src/widgets/AsConfirmationForm/asRequest.ts';
