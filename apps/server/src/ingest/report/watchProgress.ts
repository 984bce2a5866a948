import type { Listener } from '../importEvent.ts';

const EVERY = 100;

/** Reports progress to a listener until the returned function is called: ten times a second, when the thread is free. */
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
