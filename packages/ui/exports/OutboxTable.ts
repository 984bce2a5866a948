export { OutboxTable, type OutboxTableProps, type OutboxView } from '../src/widgets/OutboxTable/OutboxTable.tsx';
export { JobTable, type JobTableProps, type JobView } from '../src/widgets/OutboxTable/JobTable.tsx';
export {
  jobStates,
  letterStates,
  type Job,
  type JobState,
  type Letter,
  type LetterState,
  type OpenLetter,
} from '../src/widgets/OutboxTable/letter.ts';
