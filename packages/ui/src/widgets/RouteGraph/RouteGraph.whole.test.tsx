import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { fanGraph, largeGraph, smallGraph } from './RouteGraph.fixtures.ts';
import { RouteGraph } from './RouteGraph.tsx';
import type { RouteGraphProps } from './RouteGraphProps.ts';

const show = (props: Partial<RouteGraphProps> = {}) =>
  render(
    <RouteGraph
      graph={{ status: 'ready', data: smallGraph }}
      prefix="10.1.0.0/16"
      hrefOf={(asn) => `/as/${asn}`}
      {...props}
    />,
  );
const ready = (data: typeof smallGraph) => ({ graph: { status: 'ready', data } }) as const;
const stageOf = (root: ParentNode) => root.querySelector<HTMLElement>('[data-part="stage"]')!;
const placeOf = (root: ParentNode) => root.querySelector<HTMLElement>('[data-part="world"]')!.style.transform;
const drawn = (root: ParentNode) =>
  vi.waitFor(() => expect(root.querySelectorAll('[data-node]').length).toBeGreaterThan(1), { timeout: 5000 });
const groups = () => page.getByRole('button', { name: /networks Show them, / });

describe('the wheel over the graph', () => {
  it('scrolls the page, and says once how it zooms', async () => {
    const { stage } = show();
    await drawn(stage);
    const before = placeOf(stage);
    const turn = new WheelEvent('wheel', { deltaY: 120, bubbles: true, cancelable: true });
    stageOf(stage).dispatchEvent(turn);
    expect(turn.defaultPrevented).toBe(false);
    await expect.element(page.getByText('Hold Ctrl or ⌘ while scrolling to zoom')).toBeVisible();
    expect(placeOf(stage)).toBe(before);
  });

  it.each(['ctrlKey', 'metaKey'])('zooms with %s, and keeps the page where it is', async (key) => {
    const { stage } = show();
    await drawn(stage);
    const before = placeOf(stage);
    const turn = new WheelEvent('wheel', { deltaY: 120, [key]: true, bubbles: true, cancelable: true });
    stageOf(stage).dispatchEvent(turn);
    expect(turn.defaultPrevented).toBe(true);
    await vi.waitFor(() => expect(placeOf(stage)).not.toBe(before));
    expect(page.getByText(/^Hold Ctrl/).query()).toBeNull();
  });
});

describe('a large graph', () => {
  it('is shown whole by Fit, without words that could not be read', async () => {
    const { stage } = show({ ...ready(largeGraph(1000)), foldsLeaves: false });
    await drawn(stage);
    await userEvent.click(page.getByRole('button', { name: 'Fit' }));
    await vi.waitFor(() => expect(stage.querySelector('[data-detail="none"]')).not.toBeNull());
  });

  it('folds the leaves of one neighbor; the group opens by keyboard, and folds again', async () => {
    const { stage } = show(ready(fanGraph));
    await expect.element(page.getByRole('application')).toHaveAccessibleName(/: 49 networks, 48 links$/);
    await expect.element(groups().nth(0)).toBeVisible();
    expect(groups().elements()).toHaveLength(2);
    expect(await axeProblems(stage)).toEqual([]);
    const group = page.getByRole('button', { name: /^12 networks / });
    (group.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('href')).toBe('/as/65300'));
    expect(groups().elements()).toHaveLength(1);
    await userEvent.click(page.getByRole('button', { name: 'Fold groups' }));
    await vi.waitFor(() => expect(groups().elements()).toHaveLength(2));
  });

  it('says which way to read', async () => {
    show(ready(fanGraph));
    const legend = page.getByRole('list', { name: 'Legend' });
    await expect.element(legend.getByText('Lines run from the vantage point to the origin')).toBeVisible();
  });
});
