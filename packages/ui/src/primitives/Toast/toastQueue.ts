import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';
import type { Tone } from '../../tokens/roles.ts';

export interface Toast {
  readonly title: string;
  readonly description?: string;
  readonly tone: Tone;
}

/** How long a toast stays, in milliseconds; pauses under the pointer and with focus. Errors stay until closed. */
const TOAST_TIME = 6000;

export const toasts = new ToastQueue<Toast>({ maxVisibleToasts: 3 });

/** Shows a short message at the edge of the screen; returns a function that removes it. A message that is already shown is not shown twice. */
export function showToast(
  title: string,
  { tone = 'neutral', ...more }: Partial<Omit<Toast, 'title'>> = {},
): () => void {
  const standing = toasts.visibleToasts.find(
    ({ content }) => content.title === title && content.tone === tone && content.description === more.description,
  );
  const key = standing?.key ?? toasts.add({ title, tone, ...more }, tone === 'invalid' ? {} : { timeout: TOAST_TIME });
  return () => toasts.close(key);
}
