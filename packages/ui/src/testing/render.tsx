import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import type { ThemeName } from '../tokens/themes/names.ts';

export interface Rendered {
  /** Element that contains what was rendered. */
  readonly stage: HTMLElement;
  readonly rerender: (ui: ReactNode) => void;
}

/** Renders `ui` in one theme until the test ends. */
export function render(ui: ReactNode, theme: ThemeName = 'light'): Rendered {
  document.documentElement.dataset['theme'] = theme;
  const stage = document.createElement('main');
  document.body.append(stage);
  const root = createRoot(stage);
  onTestFinished(() => {
    root.unmount();
    stage.remove();
  });
  const rerender = (next: ReactNode): void => flushSync(() => root.render(next));
  rerender(ui);
  return { stage, rerender };
}
