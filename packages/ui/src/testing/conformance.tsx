import { createRef, type ReactElement, type Ref } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { themes } from '../tokens/themes/names.ts';
import { atRest } from './atRest.ts';
import { axeProblems } from './axe.ts';
import { doubleText, forceColors } from './emulation.ts';
import { render } from './render.tsx';
import { cutOff, edgeless, hasRing, moving, seenTargets } from './sights.ts';

/** Props that every primitive takes and passes on. Refs differ in their element, so a test passes its ref on untyped. */
export interface HostProps<Element> {
  readonly id: string;
  readonly 'data-testid': string;
  readonly ref: Ref<Element>;
}

export interface ConformanceOptions {
  /** Whether it must be reachable by Tab with large enough targets. */
  readonly interactive?: boolean;
}

const COLOUR_IN_STYLE = /(^|;)\s*(color|background(-color)?|border(-[a-z]+)*-color|fill|stroke)\s*:/;

/** Tests for what all primitives promise: call it once at the top of a primitive's test. */
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

    it('does not move when less motion is asked for', () => {
      show();
      expect(moving(document.body)).toEqual([]);
    });

    it('shows everything on a phone with text at 200 %', async () => {
      await doubleText();
      const { stage } = show();
      // Parts that measure themselves get their size only after the first frame.
      expect(await atRest(() => cutOff(stage).join('\n'))).toBe('');
    });

    it('keeps its edges in forced colours', async () => {
      await forceColors();
      show();
      expect(edgeless(document.body)).toEqual([]);
    });

    if (!interactive) return;

    it('shows the focus in forced colours', async () => {
      await forceColors();
      const { stage } = show();
      await userEvent.keyboard('{Tab}');
      await expect.poll(() => hasRing(stage)).toBe(true);
    });

    it('is reached with Tab', async () => {
      const { ref } = show();
      await userEvent.keyboard('{Tab}');
      expect(ref.current?.contains(document.activeElement)).toBe(true);
    });

    it('offers targets of at least 24 pixels', () => {
      const { stage } = show();
      for (const { target, box } of seenTargets(stage)) {
        if (getComputedStyle(target).display === 'inline') continue;
        const { width, height } = box.getBoundingClientRect();
        expect(Math.min(width, height), target.outerHTML.slice(0, 120)).toBeGreaterThanOrEqual(24);
      }
    });
  });
}
