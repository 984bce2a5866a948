import { createRef, type ReactElement, type Ref } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { themes } from '../tokens/themes/names.ts';
import { axeProblems } from './axe.ts';
import { render } from './render.tsx';

/** What every primitive takes and hands on. The ref's element differs, so a test passes it on unseen. */
export interface HostProps<Element> {
  readonly id: string;
  readonly 'data-testid': string;
  readonly ref: Ref<Element>;
}

export interface ConformanceOptions {
  /** Whether Tab must reach it and its targets must be large enough. */
  readonly interactive?: boolean;
}

const COLOUR_IN_STYLE = /(^|;)\s*(color|background(-color)?|border(-[a-z]+)*-color|fill|stroke)\s*:/;
const TARGETS = 'button, a[href], input, select, textarea, [role="tab"], [role="switch"], [role="option"]';

/** The promises that all primitives share, as tests: call it once at the top of a primitive's test. */
export function describeConformance<Element extends HTMLElement | SVGElement>(
  name: string,
  make: (host: HostProps<Element>) => ReactElement,
  { interactive = false }: ConformanceOptions = {},
): void {
  const show = (theme: (typeof themes)[number] = 'light') => {
    const ref = createRef<Element>();
    const { stage } = render(make({ id: 'host', 'data-testid': 'host', ref }), theme);
    return { ref, stage };
  };

  describe(`${name} as a primitive`, () => {
    it('hands on ref and data-testid to its outermost element, and id to that or to its control', () => {
      const { ref } = show();
      expect(ref.current).not.toBeNull();
      expect(ref.current?.dataset['testid']).toBe('host');
      expect(ref.current?.contains(document.querySelector('#host'))).toBe(true);
    });

    it.each(themes)('has no axe violation in the %s theme', async (theme) => {
      show(theme);
      expect(await axeProblems(document.body)).toEqual([]);
    });

    it('takes every colour from the theme', () => {
      show();
      const styled = [...document.body.querySelectorAll('[style]')].map((each) => each.getAttribute('style') ?? '');
      expect(styled.filter((style) => COLOUR_IN_STYLE.test(style))).toEqual([]);
    });

    if (!interactive) return;

    it('is reached with Tab', async () => {
      const { ref } = show();
      await userEvent.keyboard('{Tab}');
      expect(ref.current?.contains(document.activeElement)).toBe(true);
    });

    it('offers targets of at least 24 pixels', () => {
      const { stage } = show();
      for (const target of stage.querySelectorAll<HTMLElement>(TARGETS)) {
        const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
        const unseen = width <= 1 || target.closest('[aria-hidden="true"]') !== null;
        if (unseen || getComputedStyle(target).display === 'inline') continue;
        expect(Math.min(width, height), target.outerHTML.slice(0, 120)).toBeGreaterThanOrEqual(24);
      }
    });
  });
}
