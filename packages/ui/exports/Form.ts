export { Form, type FormProps } from '../src/primitives/Form/Form.tsx';
export { SubmitButton, type SubmitButtonProps } from '../src/primitives/Form/SubmitButton.tsx';
export type { FieldErrors, FieldIssue } from '../src/primitives/Form/fieldErrors.ts';
export { textIn } from '../src/primitives/Form/textIn.ts';
