import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { smallGraph } from './RouteGraph.fixtures.ts';
import { RouteGraph } from './RouteGraph.tsx';

const stageOf = (root: ParentNode) => root.querySelector<HTMLElement>('[data-part="stage"]')!;
const placeOf = (root: ParentNode) => root.querySelector<HTMLElement>('[data-part="world"]')!.style.transform;

async function show() {
  const { stage } = render(
    <RouteGraph graph={{ status: 'ready', data: smallGraph }} prefix="10.1.0.0/16" hrefOf={(asn) => `/as/${asn}`} />,
  );
  await vi.waitFor(() => expect(stage.querySelectorAll('[data-node]').length).toBeGreaterThan(1), { timeout: 5000 });
  return stage;
}

/** Puts fingers on the stage, moves them, and returns whether the page was kept from scrolling. */
function move(stage: HTMLElement, fingers: number): boolean {
  const { left, top } = stage.getBoundingClientRect();
  const touches = (by: number) =>
    Array.from(
      { length: fingers },
      (_, identifier) =>
        new Touch({ identifier, target: stage, clientX: left + 80 + 60 * identifier + by, clientY: top + 80 + by }),
    );
  const send = (type: string, on: Touch[], changed = on) => {
    const event = new TouchEvent(type, { touches: on, changedTouches: changed, bubbles: true, cancelable: true });
    stage.dispatchEvent(event);
    return event.defaultPrevented;
  };
  send('touchstart', touches(0));
  const isKept = send('touchmove', touches(40));
  send('touchend', [], touches(40));
  return isKept;
}

describe('fingers on the graph', () => {
  // Simulates a touchscreen.
  beforeEach(() => void vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(5));
  afterEach(() => void vi.restoreAllMocks());

  it('scroll the page by one, which says once how to move the graph', async () => {
    const stage = stageOf(await show());
    const before = placeOf(stage);
    expect(getComputedStyle(stage).touchAction).toBe('pan-x pan-y');
    expect(move(stage, 1)).toBe(false);
    await expect.element(page.getByText('Use two fingers to move the graph')).toBeVisible();
    expect(placeOf(stage)).toBe(before);
  });

  it('move the graph by two, and keep the page where it is', async () => {
    const stage = stageOf(await show());
    const before = placeOf(stage);
    expect(move(stage, 2)).toBe(true);
    await vi.waitFor(() => expect(placeOf(stage)).not.toBe(before));
    expect(page.getByText('Use two fingers to move the graph').query()).toBeNull();
  });
});
