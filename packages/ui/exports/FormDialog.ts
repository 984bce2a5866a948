export { FormDialog, type FormDialogProps } from '../src/primitives/FormDialog/FormDialog.tsx';
export type { FormAnswer, FormRefusal } from '../src/primitives/Form/useFormAnswer.ts';
