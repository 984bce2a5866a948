export {
  AsConfirmationForm,
  type AsConfirmationFormProps,
} from '../src/widgets/AsConfirmationForm/AsConfirmationForm.tsx';
export type { AsAccess, OwnNetwork } from '../src/widgets/AsConfirmationForm/asRequest.ts';
