export { ThreadList, type ThreadListProps } from '../src/widgets/ThreadList/ThreadList.tsx';
export {
  threadKinds,
  threadStates,
  type MessageThread,
  type ThreadKind,
  type ThreadState,
} from '../src/facts/messageThread.ts';
