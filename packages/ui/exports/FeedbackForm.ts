export {
  FeedbackForm,
  type FeedbackFormProps,
  type FeedbackWriter,
} from '../src/widgets/FeedbackForm/FeedbackForm.tsx';
export { feedbackTypes, type Feedback, type FeedbackType } from '../src/widgets/FeedbackForm/feedback.ts';
