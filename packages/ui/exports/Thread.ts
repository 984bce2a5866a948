export { Thread, type ThreadProps } from '../src/widgets/Thread/Thread.tsx';
export { NewThreadForm, type NewThreadFormProps } from '../src/widgets/Thread/NewThreadForm.tsx';
export type { ThreadContent, ThreadMessage, ThreadReader } from '../src/widgets/Thread/threadContent.ts';
