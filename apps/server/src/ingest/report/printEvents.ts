import type { WriteStream } from 'node:tty';
import { type Listener, PUBLISHING } from '../importEvent.ts';
import { failureText } from './failureText.ts';
import { type Progress, progressText } from './progressText.ts';
import { fileText, stepText, totalText } from './reportText.ts';

/** Milliseconds between progress lines if no bar can be drawn. */
const PLAIN_EVERY = 2_000;
const CLEAR_LINE = '\r\u001B[2K';

/** Prints the events of an import: as a moving bar on a terminal, otherwise as a line now and then. */
export function createPrinter(out: Pick<WriteStream, 'write' | 'isTTY' | 'columns'>): Listener {
  let what = '';
  let begun = 0;
  let plainAt = 0;
  let isRead = false;

  function progress(event: Progress): void {
    const now = performance.now();
    if (event.what !== what) {
      what = event.what;
      begun = now;
      plainAt = now;
      isRead = false;
    }
    // Report only once that a file is read: its rows may still be written for a long time, and the rate would only fall.
    if (isRead) return;
    isRead = event.unit === 'bytes' && event.total > 0 && event.done >= event.total;
    const seconds = (now - begun) / 1000;
    if (out.isTTY) out.write(`${CLEAR_LINE}${progressText(event, seconds, true).slice(0, (out.columns ?? 80) - 1)}`);
    else if (now - (isRead ? begun : plainAt) >= PLAIN_EVERY) {
      plainAt = now;
      out.write(`${progressText(event, seconds, false)}\n`);
    }
  }
  const lines = (...texts: readonly string[]): void => {
    out.write(`${out.isTTY ? CLEAR_LINE : ''}${texts.join('\n')}\n`);
  };
  return (event) => {
    if (event.type === 'progress') progress(event);
    else if (event.type === 'waiting') lines(event.message);
    else if (event.type === 'file') lines(...fileText(event.report));
    else if (event.type === 'step') lines(stepText(event.report));
    else if (event.type === 'publishing') lines(PUBLISHING);
    else if (event.type === 'done') lines(totalText(event.report));
    else if (event.type === 'failed') lines(failureText(event));
  };
}
