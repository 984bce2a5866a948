import type { Listener } from '../importEvent.ts';

const EVERY = 100;

/** Tells a listener how far something has come, ten times a second while the thread has a moment, until the returned function is called. */
export function watchProgress(
  listener: Listener,
  what: string,
  total: number,
  unit: 'bytes' | 'rows',
  done: () => number,
): () => void {
  const tell = () => listener({ type: 'progress', what, done: done(), total, unit });
  const timer = setInterval(tell, EVERY);
  return () => {
    clearInterval(timer);
    tell();
  };
}
