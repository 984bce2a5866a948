import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { ThemeName } from '../tokens/themes/names.ts';

export interface Rendered {
  /** Element that holds what was rendered. */
  readonly stage: HTMLElement;
  readonly rerender: (ui: ReactNode) => void;
}

const mounted: { root: Root; stage: HTMLElement }[] = [];

/** Puts `ui` on the page in one theme; `cleanUp` takes it away again. */
export function render(ui: ReactNode, theme: ThemeName = 'light'): Rendered {
  document.documentElement.dataset['theme'] = theme;
  const stage = document.createElement('main');
  document.body.append(stage);
  const root = createRoot(stage);
  mounted.push({ root, stage });
  const rerender = (next: ReactNode): void => flushSync(() => root.render(next));
  rerender(ui);
  return { stage, rerender };
}

/** Takes everything that was rendered off the page. */
export function cleanUp(): void {
  for (const { root, stage } of mounted.splice(0)) {
    root.unmount();
    stage.remove();
  }
}
