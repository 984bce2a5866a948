import { CaptchaBox } from './CaptchaBox.tsx';
import type { CaptchaChallenge } from './challenge.ts';
import { useProofOfWork } from './useProofOfWork.ts';

export interface ProofOfWorkProps {
  readonly kind?: 'proof-of-work';
  /** The task, or the way to fetch one once the reader begins. */
  readonly challenge: CaptchaChallenge | (() => Promise<CaptchaChallenge>);
  /** Milliseconds for which an answer holds, counted from the challenge. Default: it does not expire here. */
  readonly lifetime?: number;
  /** What is to be sent with the form. */
  readonly onSolved: (payload: string) => void;
  /** The answer holds no longer. */
  readonly onExpired?: () => void;
}

/** A box to tick; the browser then works for a moment, which is dear to who does it a thousand times. */
export function ProofOfWork({ challenge, lifetime, onSolved, onExpired }: ProofOfWorkProps) {
  const { state, start } = useProofOfWork({ challenge, lifetime, onSolved, onExpired });
  return <CaptchaBox state={state} onStart={() => void start()} />;
}
