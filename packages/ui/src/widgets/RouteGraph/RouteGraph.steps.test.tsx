import type { HistoryEvent } from '@routeglass/domain/player';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { atRest } from '../../testing/atRest.ts';
import { render } from '../../testing/render.tsx';
import { graphOfStep } from './RouteGraph.fixtures.ts';
import { RouteGraph } from './RouteGraph.tsx';

const events: readonly HistoryEvent[] = [
  { time: 0, added: ['3 2 1', '4 2 1', '5 6 1'], left: [] },
  { time: 10, added: ['7 6 1'], left: ['4 2 1'] },
  { time: 20, added: [], left: ['5 6 1'] },
];
const graphAt = (time: number, history = events) => (
  <RouteGraph
    graph={{ status: 'ready', data: graphOfStep(1, history, time - 10, time) }}
    prefix="10.1.0.0/16"
    hrefOf={(asn) => `/as/${asn}`}
  />
);
const nodeOf = (stage: ParentNode, asn: number) => stage.querySelector<HTMLElement>(`a[href="/as/${asn}"]`);
const placesOf = (stage: ParentNode) =>
  Object.fromEntries(
    [...stage.querySelectorAll<HTMLElement>('[data-node]')].map((node) => [
      node.getAttribute('href'),
      node.style.transform,
    ]),
  );
const worldOf = (stage: ParentNode) => stage.querySelector<HTMLElement>('[data-part="world"]')!;
const count = (stage: ParentNode, nodes: number) =>
  vi.waitFor(() => expect(stage.querySelectorAll('[data-node]')).toHaveLength(nodes));

describe('RouteGraph while the player goes through a history', () => {
  it('marks what came and what went, and leaves the rest in its place', async () => {
    const { stage, rerender } = render(graphAt(5));
    await count(stage, 6);
    const before = placesOf(stage);
    rerender(graphAt(10));
    await count(stage, 7);
    expect(nodeOf(stage, 7)?.dataset['change']).toBe('new');
    expect(nodeOf(stage, 4)?.dataset['change']).toBe('left');
    expect(nodeOf(stage, 3)?.dataset['change']).toBeUndefined();
    for (const [href, place] of Object.entries(before)) expect(placesOf(stage)[href], href).toBe(place);
    rerender(graphAt(20));
    await count(stage, 6);
    expect(nodeOf(stage, 4)).toBeNull();
    expect(nodeOf(stage, 5)?.dataset['change']).toBe('left');
  });

  it('draws who takes the prefix, and its going', async () => {
    const stolen: readonly HistoryEvent[] = [
      { time: 0, added: ['3 2 1'], left: [] },
      { time: 10, added: ['3 9'], left: ['3 2 1'] },
      { time: 20, added: ['3 2 1'], left: ['3 9'] },
    ];
    const { stage, rerender } = render(graphAt(10, stolen));
    await count(stage, 4);
    expect(nodeOf(stage, 9)?.getAttribute('aria-label')).toMatch(/^AS9 .*another origin, 1 path, new$/);
    expect(nodeOf(stage, 9)?.hasAttribute('data-origin')).toBe(true);
    expect(stage.querySelector('[data-part="legend"]')?.textContent).toContain('Another origin');
    expect(nodeOf(stage, 2)?.dataset['change']).toBe('left');
    rerender(graphAt(20, stolen));
    await vi.waitFor(() => expect(nodeOf(stage, 2)?.dataset['change']).toBe('new'));
    expect(nodeOf(stage, 9)?.dataset['change']).toBe('left');
  });

  it('keeps the view where its reader has put it', async () => {
    const { stage, rerender } = render(graphAt(5));
    await count(stage, 6);
    nodeOf(stage, 1)!.focus();
    const fitted = worldOf(stage).style.transform;
    await userEvent.keyboard('+');
    await vi.waitFor(() => expect(worldOf(stage).style.transform).not.toBe(fitted));
    const zoomed = await atRest(() => worldOf(stage).style.transform);
    rerender(graphAt(10));
    await count(stage, 7);
    expect(worldOf(stage).style.transform).toBe(zoomed);
  });

  it('keeps the focus on the network one has walked to', async () => {
    const { stage, rerender } = render(graphAt(5));
    await count(stage, 6);
    nodeOf(stage, 1)!.focus();
    await userEvent.keyboard('{ArrowRight}');
    const walkedTo = document.activeElement?.getAttribute('href');
    expect(walkedTo).not.toBe('/as/1');
    rerender(graphAt(10));
    await count(stage, 7);
    expect(document.activeElement?.getAttribute('href')).toBe(walkedTo);
    expect(stage.querySelector('[data-node][tabindex="0"]')?.getAttribute('href')).toBe(walkedTo);
  });
});
