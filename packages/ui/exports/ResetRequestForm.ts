export {
  ResetRequestForm,
  type ResetRequest,
  type ResetRequestFormProps,
} from '../src/widgets/ResetRequestForm/ResetRequestForm.tsx';
