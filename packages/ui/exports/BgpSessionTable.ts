export { BgpSessionTable, type BgpSessionTableProps } from '../src/widgets/BgpSessionTable/BgpSessionTable.tsx';
export { TrialTable, type TrialTableProps } from '../src/widgets/BgpSessionTable/TrialTable.tsx';
export {
  sessionStates,
  trialStates,
  type AskedDecision,
  type AskedSession,
  type AskedTrial,
  type AskedView,
  type SessionState,
  type TrialState,
} from '../src/widgets/BgpSessionTable/asked.ts';
