import { CaptchaBox } from './CaptchaBox.tsx';
import type { CaptchaChallenge } from './challenge.ts';
import { useProofOfWork } from './useProofOfWork.ts';

export interface ProofOfWorkProps {
  readonly kind?: 'proof-of-work';
  /** The challenge, or a function that fetches one when the reader starts. */
  readonly challenge: CaptchaChallenge | (() => Promise<CaptchaChallenge>);
  /** Milliseconds for which an answer is valid, from the challenge on. Default: it does not expire here. */
  readonly lifetime?: number;
  /** Called with the payload to send with the form. */
  readonly onSolved: (payload: string) => void;
  /** Called when the answer is no longer valid. */
  readonly onExpired?: () => void;
}

/** A checkbox; the browser then works for a moment, which is costly for anyone who does it a thousand times. */
export function ProofOfWork({ challenge, lifetime, onSolved, onExpired }: ProofOfWorkProps) {
  const { state, start } = useProofOfWork({ challenge, lifetime, onSolved, onExpired });
  return <CaptchaBox state={state} onStart={() => void start()} />;
}
