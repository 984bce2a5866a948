import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { atRest } from '../../testing/atRest.ts';
import { render, type Rendered } from '../../testing/render.tsx';
import { RouteGraph } from './RouteGraph.tsx';
import {
  changedGraph,
  emptyGraph,
  extendedGraph,
  largeGraph,
  loneGraph,
  loopingGraph,
  smallGraph,
} from './RouteGraph.fixtures.ts';
import type { RouteGraphProps } from './RouteGraphProps.ts';

const prefix = '10.1.0.0/16';
const hrefOf = (asn: number) => `/as/${asn}`;
const show = (props: Partial<RouteGraphProps> = {}) =>
  render(<RouteGraph graph={{ status: 'ready', data: smallGraph }} prefix={prefix} hrefOf={hrefOf} {...props} />);
const stageOf = (root: ParentNode) => root.querySelector<HTMLElement>('[data-part="stage"]')!;
const worldOf = (root: ParentNode) => root.querySelector<HTMLElement>('[data-part="world"]')!;
const nodeOf = (root: ParentNode, asn: number) => root.querySelector<HTMLElement>(`a[href="/as/${asn}"]`)!;
const focused = () => document.activeElement?.getAttribute('href');
const allThere = (root: ParentNode, count: number) =>
  vi.waitFor(() => expect(root.querySelectorAll('[data-node]')).toHaveLength(count));
const turn = () => new WheelEvent('wheel', { deltaY: -300, ctrlKey: true, bubbles: true, cancelable: true });
const scaleOf = (root: ParentNode) => Number(/scale\((.+)\)/.exec(worldOf(root).style.transform)?.[1]);

describe('RouteGraph', () => {
  it('has a link for every network, with its facts for those who do not see them', async () => {
    const { stage } = show();
    await allThere(stage, smallGraph.nodes.length);
    expect(nodeOf(stage, 64_512).getAttribute('aria-label')).toMatch(/^AS64512 .*origin, \d+ paths$/);
    expect(stageOf(stage).getAttribute('aria-label')).toBe('Routing graph of 10.1.0.0/16: 16 networks, 15 links');
  });

  it('places columns 240 and rows at least 64 pixels apart', async () => {
    const { stage } = show();
    await allThere(stage, smallGraph.nodes.length);
    const places = [...stage.querySelectorAll<HTMLElement>('[data-node]')].map((node) => {
      const [, x = 0, y = 0] = (/translate\((.+)px, (.+)px\)/.exec(node.style.transform) ?? []).map(Number);
      return { x, y };
    });
    for (const { x } of places) expect(x % 240).toBe(0);
    for (const x of new Set(places.map((place) => place.x))) {
      const rows = places
        .filter((place) => place.x === x)
        .map(({ y }) => y)
        .sort((a, b) => a - b);
      rows.slice(1).forEach((y, i) => expect(y - rows[i]!).toBeGreaterThanOrEqual(64 - 0.01));
    }
  });

  it('marks origin, possible and changed networks in data attributes', async () => {
    const { stage, rerender } = show({ graph: { status: 'ready', data: extendedGraph } });
    await allThere(stage, extendedGraph.nodes.length);
    expect(nodeOf(stage, 64_512).hasAttribute('data-root')).toBe(true);
    expect(nodeOf(stage, 64_542).hasAttribute('data-extended')).toBe(true);
    rerender(<RouteGraph graph={{ status: 'ready', data: changedGraph }} prefix={prefix} hrefOf={hrefOf} />);
    await allThere(stage, changedGraph.nodes.length);
    expect(nodeOf(stage, 64_537).dataset['change']).toBe('new');
    expect(nodeOf(stage, 64_536).dataset['change']).toBe('left');
  });

  it('marks loops in the legend, reads them out, and lists what is not drawn with the reason', async () => {
    const { stage } = show({ graph: { status: 'ready', data: loopingGraph } });
    await allThere(stage, loopingGraph.nodes.length);
    const legend = page.getByRole('list', { name: 'Legend' });
    await expect.element(legend.getByText('Loop')).toBeVisible();
    nodeOf(stage, 64_516).focus();
    await userEvent.keyboard('e');
    await expect.element(page.getByText(/^AS645\d\d to AS645\d\d, .*in a loop$/).first()).toBeInTheDocument();
    const opener = page.getByRole('button', { name: '3 paths not drawn' });
    await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(opener);
    const list = page.getByRole('list', { name: 'Paths not drawn' });
    expect(
      list
        .getByRole('listitem')
        .elements()
        .map((item) => [item.textContent, (item as HTMLElement).dataset['reason']]),
    ).toEqual([
      ['Empty AS path', 'malformed'],
      ['64534 {64515,64517} 64512An AS_SET or confederation hides which networks are neighbors', 'as-set'],
      ['64535 64522 64550Leads to another origin', 'other-origin'],
    ]);
    expect(await axeProblems(stage)).toEqual([]);
  });

  it('has neither a loop in the legend nor a list where there is none', async () => {
    const { stage } = show();
    await allThere(stage, smallGraph.nodes.length);
    expect(page.getByRole('list', { name: 'Legend' }).getByText('Loop').query()).toBeNull();
    expect(stage.querySelector('[data-part="left-out"]')).toBeNull();
  });

  it('says why an origin stands alone', async () => {
    show({ graph: { status: 'ready', data: loneGraph } });
    await expect.element(page.getByText(/^AS64512 is itself a vantage point/)).toBeVisible();
  });

  it('walks with the arrow keys from one stop of the Tab key, lights the path and opens the link with Enter', async () => {
    const onSelectNode = vi.fn();
    const { stage } = show({ onSelectNode });
    await allThere(stage, smallGraph.nodes.length);
    expect(stage.querySelectorAll('[data-node][tabindex="0"]')).toHaveLength(1);
    nodeOf(stage, 64_512).focus();
    await userEvent.keyboard('{ArrowRight}');
    await vi.waitFor(() => expect(focused()).not.toBe('/as/64512'));
    expect(stageOf(stage).hasAttribute('data-dimming')).toBe(true);
    expect(document.activeElement?.hasAttribute('data-lit')).toBe(true);
    expect(stage.querySelectorAll('[data-node]:not([data-lit])').length).toBeGreaterThan(0);
    const asn = Number(focused()?.slice(4));
    await userEvent.keyboard('{Enter}');
    expect(onSelectNode).toHaveBeenCalledWith(asn);
    await userEvent.keyboard('{Home}');
    await vi.waitFor(() => expect(focused()).toBe('/as/64512'));
  });

  it('lights the related paths under the pointer and dims the rest', async () => {
    const { stage } = show();
    await allThere(stage, smallGraph.nodes.length);
    await userEvent.hover(nodeOf(stage, 64_537));
    await vi.waitFor(() => {
      const lit = [...stage.querySelectorAll('[data-lit]')].map((node) => node.getAttribute('href'));
      expect(new Set(lit)).toEqual(new Set(['/as/64537', '/as/64516', '/as/64512']));
    });
  });

  it('says after a second who a network is, and Escape takes it back', async () => {
    const { stage } = show();
    await allThere(stage, smallGraph.nodes.length);
    nodeOf(stage, 64_512).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(stage.querySelector('[role="tooltip"]')).toBeNull();
    await vi.waitFor(() => expect(stage.querySelector('[role="tooltip"]')).not.toBeNull(), { timeout: 2500 });
    expect(stage.querySelector('[role="tooltip"]')?.textContent).toContain('→');
    await userEvent.keyboard('{Escape}');
    expect(stage.querySelector('[role="tooltip"]')).toBeNull();
  });

  it('turns to the edges of a network with e and reads them out', async () => {
    const { stage } = show();
    await allThere(stage, smallGraph.nodes.length);
    nodeOf(stage, 64_520).focus();
    await userEvent.keyboard('e');
    await vi.waitFor(() =>
      expect(stageOf(stage).querySelector('output')?.textContent).toMatch(/AS64520.*, To|Unspecified/),
    );
  });

  it.each([
    [1000, true],
    [700, false],
  ])('has its small map at a width of %i pixels: %s', async (width, has) => {
    const { stage } = render(
      <div style={{ width }}>
        <RouteGraph graph={{ status: 'ready', data: smallGraph }} prefix={prefix} hrefOf={hrefOf} />
      </div>,
    );
    await vi.waitFor(() => expect(stage.querySelector('[data-part="minimap"]')).not.toBeNull());
    expect(stage.querySelector('[data-part="minimap"]')!.getClientRects().length > 0).toBe(has);
  });

  it('moves with the small map', async () => {
    const { stage } = show({ graph: { status: 'ready', data: largeGraph(400) } });
    await vi.waitFor(() => expect(stage.querySelectorAll('[data-node]').length).toBeGreaterThan(5), { timeout: 5000 });
    const before = worldOf(stage).style.transform;
    await userEvent.click(stage.querySelector('[data-part="minimap"]')!, { position: { x: 20, y: 8 } });
    await vi.waitFor(() => expect(worldOf(stage).style.transform).not.toBe(before));
  });

  it('saves the graph as SVG and PNG', async () => {
    const { stage } = show();
    await allThere(stage, smallGraph.nodes.length);
    const saved: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    for (const format of ['SVG', 'PNG']) {
      await userEvent.click(page.getByRole('button', { name: 'Export' }));
      await userEvent.click(page.getByRole('menuitem', { name: `Save as ${format}` }));
    }
    const files = ['AS64512-10.1.0.0-16.svg', 'AS64512-10.1.0.0-16.png'];
    await vi.waitFor(() => expect(saved).toEqual(files), 10_000);
    click.mockRestore();
  });

  it('zooms and fits with + - 0, not below a fifth', async () => {
    const { stage } = show();
    await allThere(stage, smallGraph.nodes.length);
    const fitted = scaleOf(stage);
    expect(fitted).toBeGreaterThanOrEqual(0.5);
    expect(fitted).toBeLessThanOrEqual(1);
    nodeOf(stage, 64_512).focus();
    await userEvent.keyboard('+');
    await vi.waitFor(() => expect(scaleOf(stage)).toBeCloseTo(fitted * 1.4, 2));
    for (let i = 0, before = await atRest(() => scaleOf(stage)); i < 9; i++) {
      await userEvent.keyboard('-');
      const after = Math.max(0.2, before / 1.4);
      await vi.waitFor(() => expect(scaleOf(stage)).toBeCloseTo(after, 3));
      before = await atRest(() => scaleOf(stage));
    }
    expect(scaleOf(stage)).toBeCloseTo(0.2, 5);
    await userEvent.keyboard('0');
    await vi.waitFor(() => expect(scaleOf(stage)).toBeCloseTo(fitted, 3));
  });

  it('stays where it is while locked', async () => {
    const { stage } = show();
    await allThere(stage, smallGraph.nodes.length);
    await userEvent.click(page.getByRole('button', { name: 'Lock' }));
    const before = worldOf(stage).style.transform;
    stageOf(stage).dispatchEvent(turn());
    expect(await atRest(() => worldOf(stage).style.transform)).toBe(before);
    await userEvent.click(page.getByRole('button', { name: 'Unlock' }));
    stageOf(stage).dispatchEvent(turn());
    await vi.waitFor(() => expect(worldOf(stage).style.transform).not.toBe(before));
  });

  it('shows the same paths as a table with t, and the graph again', async () => {
    const { stage } = show();
    await allThere(stage, smallGraph.nodes.length);
    nodeOf(stage, 64_512).focus();
    await userEvent.keyboard('t');
    await expect.element(page.getByRole('grid')).toBeVisible();
    expect(stage.querySelectorAll('tbody tr, [role="row"]').length).toBeGreaterThan(smallGraph.routes.length - 1);
    expect(stageOf(stage).hidden).toBe(true);
    await userEvent.keyboard('t');
    await vi.waitFor(() => expect(stageOf(stage).hidden).toBe(false));
  });

  it('fills the window, keeps the rest of the page out of reach, and Escape leaves', async () => {
    const { stage } = render(
      <>
        <button type="button">Outside</button>
        <RouteGraph graph={{ status: 'ready', data: smallGraph }} prefix={prefix} hrefOf={hrefOf} />
      </>,
    );
    await allThere(stage, smallGraph.nodes.length);
    await userEvent.click(page.getByRole('button', { name: 'Fullscreen' }));
    await vi.waitFor(() => expect(document.fullscreenElement).not.toBeNull());
    expect(stage.querySelector('[data-full]')).not.toBeNull();
    expect(stage.querySelector('button')?.hasAttribute('inert')).toBe(true);
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(stage.querySelector('[data-full]')).toBeNull());
    expect(stage.querySelector('button')?.hasAttribute('inert')).toBe(false);
    await vi.waitFor(() => expect(document.fullscreenElement).toBeNull());
  });

  it.each([
    ['Escape is pressed', () => userEvent.keyboard('{Escape}')],
    ['the graph goes', (shown: Rendered) => shown.rerender(null)],
  ] as const)("leaves the browser's fullscreen when %s before the browser has entered it", async (_, leave) => {
    const screen = document.documentElement;
    const enter = screen.requestFullscreen.bind(screen);
    const left = Promise.withResolvers<void>();
    const asked = vi.spyOn(screen, 'requestFullscreen').mockImplementation(() => left.promise.then(() => enter()));
    const shown = show();
    await allThere(shown.stage, smallGraph.nodes.length);
    await userEvent.click(page.getByRole('button', { name: 'Fullscreen' }));
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
    await leave(shown);
    await vi.waitFor(() => expect(shown.stage.querySelector('[data-full]')).toBeNull());
    left.resolve();
    await asked.mock.results[0]?.value;
    await vi.waitFor(() => expect(document.fullscreenElement).toBeNull());
  });

  it('lays a large graph out in its worker and makes elements only near the view', async () => {
    const data = largeGraph(1000);
    const { stage } = show({ graph: { status: 'ready', data } });
    await vi.waitFor(() => expect(stage.querySelectorAll('[data-node]').length).toBeGreaterThan(20), { timeout: 5000 });
    expect(await atRest(() => stage.querySelectorAll('[data-node]').length)).toBeLessThan(400);
    expect(stage.textContent).toContain('Page may become unresponsive for large graphs.');
  });

  it.each([
    ['loading', { status: 'loading' }, 'Loading the graph'],
    ['an error', { status: 'error', message: 'The server did not answer.' }, 'The server did not answer.'],
    ['locked', { status: 'locked' }, 'This graph is part of Pro'],
    ['empty', { status: 'ready', data: emptyGraph }, `No data for ${prefix}`],
  ] as const)('says when it is %s', (_, graph, words) => {
    const { stage } = show({ graph });
    expect(stage.textContent).toContain(words);
  });

  it('says what possible routes are where they were asked for, though there is none', () => {
    const { stage } = show({ isExtended: true });
    for (const words of [
      'Dashed lines represent possible routes for prefix propagation. The algorithm selects the shortest length of AS Path.',
      'Page may become unresponsive for large graphs.',
    ])
      expect(stage.textContent).toContain(words);
  });

  it('tries again after an error', async () => {
    const onRetry = vi.fn();
    show({ graph: { status: 'error', message: 'The server did not answer.', onRetry } });
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it.each(['light', 'dark'] as const)('has no axe violation in the %s theme, as graph and as table', async (theme) => {
    const { stage } = render(
      <RouteGraph graph={{ status: 'ready', data: extendedGraph }} prefix={prefix} hrefOf={hrefOf} />,
      theme,
    );
    await allThere(stage, extendedGraph.nodes.length);
    expect(await axeProblems(stage)).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: 'Show table' }));
    expect(await axeProblems(stage)).toEqual([]);
  });

  it('keeps the toolbar with its focus while faces come and go', async () => {
    const toolbar = <input aria-label="Pick" />;
    const { rerender } = show({ toolbar });
    const field = document.querySelector<HTMLElement>('[aria-label="Pick"]')!;
    field.focus();
    for (const graph of [{ status: 'loading' }, { status: 'ready', data: emptyGraph }] as const) {
      rerender(<RouteGraph graph={graph} prefix={prefix} hrefOf={hrefOf} toolbar={toolbar} />);
      expect(document.activeElement).toBe(field);
    }
  });

  it('copies the link to the view, where there is one', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { rerender } = show();
    await expect.element(page.getByRole('button', { name: 'Copy link' })).not.toBeInTheDocument();
    rerender(
      <RouteGraph
        graph={{ status: 'ready', data: smallGraph }}
        prefix={prefix}
        hrefOf={hrefOf}
        viewHref="https://routeglass.example/as/64512/graph"
      />,
    );
    await userEvent.click(page.getByRole('button', { name: 'Copy link' }));
    expect(writeText).toHaveBeenCalledExactlyOnceWith('https://routeglass.example/as/64512/graph');
    writeText.mockRestore();
  });
});
