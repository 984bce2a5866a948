export {
  BgpSessionForm,
  type BgpSessionFormProps,
  type SessionCollector,
} from '../src/widgets/BgpSessionForm/BgpSessionForm.tsx';
export type { RequestedSession } from '../src/widgets/BgpSessionForm/RequestedSessions.tsx';
export type { BgpSessionRequest } from '../src/widgets/BgpSessionForm/bgpSession.ts';
