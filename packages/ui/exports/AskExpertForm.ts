export { AskExpertForm, type AskExpertFormProps } from '../src/widgets/AskExpertForm/AskExpertForm.tsx';
export type { Question } from '../src/widgets/AskExpertForm/question.ts';
