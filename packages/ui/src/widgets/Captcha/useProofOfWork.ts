import { useEffect, useRef, useState } from 'react';
import type { CaptchaState } from './captchaState.ts';
import { solve, type CaptchaChallenge } from './challenge.ts';

interface Work {
  readonly challenge: CaptchaChallenge | (() => Promise<CaptchaChallenge>);
  readonly lifetime: number | undefined;
  readonly onSolved: (payload: string) => void;
  readonly onExpired: (() => void) | undefined;
}

/** The check by work: starts on demand, stops when the page goes, expires `lifetime` after its challenge was issued. */
export function useProofOfWork({ challenge, lifetime, onSolved, onExpired }: Work) {
  const [state, setState] = useState<CaptchaState>('unsolved');
  const [solvedFor, setSolvedFor] = useState(0);
  const controller = useRef<AbortController>(null);
  const expire = useRef(onExpired);
  useEffect(() => {
    expire.current = onExpired;
  });

  useEffect(() => () => controller.current?.abort(), []);

  useEffect(() => {
    if (state !== 'solved' || lifetime === undefined) return;
    const timer = setTimeout(() => {
      setState('expired');
      expire.current?.();
    }, solvedFor);
    return () => clearTimeout(timer);
  }, [state, lifetime, solvedFor]);

  const start = async (): Promise<void> => {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    setState('solving');
    try {
      const given = typeof challenge === 'function' ? await challenge() : challenge;
      const begun = performance.now();
      const payload = own.signal.aborted ? null : await solve(given, own);
      if (own.signal.aborted) return;
      setSolvedFor(Math.max(0, (lifetime ?? 0) - (performance.now() - begun)));
      setState(payload === null ? 'failed' : 'solved');
      if (payload !== null) onSolved(payload);
    } catch {
      if (!own.signal.aborted) setState('failed');
    }
  };

  return { state, start };
}
