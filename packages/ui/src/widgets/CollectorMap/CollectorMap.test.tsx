import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { coinciding, manyMapSpeakers } from './CollectorMap.fixtures.ts';
import { CollectorMap, type CollectorMapProps } from './CollectorMap.tsx';

const show = (props: Partial<CollectorMapProps> = {}) =>
  render(
    <div style={{ width: 800 }}>
      <CollectorMap speakers={{ status: 'ready', data: manyMapSpeakers(30) }} {...props} />
    </div>,
  );

const map = page.getByRole('application', { name: /Map: BGP collector speakers/ });

/** The map once it is drawn, and its center in pixels. */
async function drawnMap() {
  await expect.poll(() => document.querySelector('[data-ready] canvas'), { timeout: 10_000 }).not.toBeNull();
  return map.element() as HTMLElement;
}

/** Presses a place on the map until it shows something. The map waits for a possible double click, so the next press waits too. */
async function pressUntil(
  element: HTMLElement,
  position: { readonly x: number; readonly y: number },
  selector: string,
) {
  const isShown = () => document.querySelector(selector) !== null;
  for (let presses = 0; presses < 5 && !isShown(); presses++) {
    await userEvent.click(element, { position });
    await vi.waitUntil(isShown, { timeout: 2000 }).catch(() => null);
  }
  expect(isShown(), `${selector} after the press`).toBe(true);
}

describe('CollectorMap', () => {
  it('draws its speakers, and lists the same in a table', async () => {
    show();
    await drawnMap();
    await userEvent.click(page.getByRole('radio', { name: 'Table' }));
    const table = page.getByRole('grid', { name: 'BGP collector speakers' });
    await expect.element(table.getByRole('rowheader', { name: /AS64512 ALDER-NET/ })).toBeVisible();
    await expect.element(page.getByRole('status').first()).toHaveTextContent('30 rows');
  });

  it('shows who a single speaker is, and closes with Escape', async () => {
    // At the map's initial center.
    show({ speakers: { status: 'ready', data: [{ ...coinciding[0]!, latitude: 25, longitude: 10 }] } });
    const element = await drawnMap();
    await expect.poll(() => element.querySelectorAll('canvas').length).toBeGreaterThan(0);
    const { width, height } = element.getBoundingClientRect();
    await pressUntil(element, { x: width / 2, y: height / 2 }, '[data-part="speaker"]');
    await expect.element(page.getByRole('link', { name: 'AS64512 ALDER-NET' })).toHaveAttribute('href', '/as/64512');
    expect(await axeProblems(document.body)).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.querySelector('[data-part="speaker"]')).toBeNull();
  });

  it('moves with the first drag, the selected speaker with it', async () => {
    show({ speakers: { status: 'ready', data: [{ ...coinciding[0]!, latitude: 25, longitude: 10 }] } });
    const element = await drawnMap();
    const { width, height } = element.getBoundingClientRect();
    await pressUntil(element, { x: width / 2, y: height / 2 }, '[data-part="speaker"]');
    element.blur();
    const card = () => document.querySelector('[data-part="speaker"]')!.getBoundingClientRect();
    const before = card();
    await userEvent.dragAndDrop(element, element, {
      sourcePosition: { x: 60, y: height - 60 },
      targetPosition: { x: 160, y: height - 90 },
      steps: 5,
    });
    await expect.poll(() => card().x - before.x).toBeGreaterThan(50);
    expect(card().y).toBeLessThan(before.y);
  });

  it('spreads out speakers of one point, and shows one of them', async () => {
    show({ speakers: { status: 'ready', data: coinciding.map((each) => ({ ...each, latitude: 25, longitude: 10 })) } });
    const element = await drawnMap();
    const { width, height } = element.getBoundingClientRect();
    await pressUntil(element, { x: width / 2, y: height / 2 }, '[data-spread]');
    await pressUntil(element, { x: width / 2, y: height / 2 - 40 }, '[data-part="speaker"]');
    await expect.element(page.getByRole('group', { name: 'AS64512 ALDER-NET, Netherlands' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await expect.poll(() => document.querySelector('[data-part="speaker"]')).toBeNull();
  });

  it('keeps its map while the table is in sight', async () => {
    show();
    const element = await drawnMap();
    await userEvent.click(page.getByRole('radio', { name: 'Table' }));
    expect(element.offsetParent).toBeNull();
    await userEvent.click(page.getByRole('radio', { name: 'Clusters' }));
    expect(page.getByRole('application').element()).toBe(element);
  });

  it('begins with clusters and no heatmap where there is no WebGL, and says so in the words it is given', async () => {
    show({ canWebGl: false, defaultView: 'heatmap', noWebGlText: 'Kein WebGL.' });
    await expect.element(page.getByText('Kein WebGL.')).toBeVisible();
    await expect.element(page.getByRole('radio', { name: 'Heatmap' })).toBeDisabled();
    await drawnMap();
  });

  it('has no message where there is WebGL', () => {
    show({ canWebGl: true });
    expect(page.getByText(/WebGL/).query()).toBeNull();
  });

  it('says when there is nothing to show', async () => {
    show({ speakers: { status: 'ready', data: [] } });
    await expect.element(page.getByText('No data to display')).toBeVisible();
  });

  it('says what failed, and tries again', async () => {
    const onRetry = vi.fn();
    show({ speakers: { status: 'error', message: 'No answer in time.', onRetry } });
    await expect.element(page.getByRole('alert')).toMatchTextContent('No answer in time.');
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('carries the button of its section', async () => {
    show({ action: <button type="button">Create BGP session</button> });
    await expect.element(page.getByRole('button', { name: 'Create BGP session' })).toBeVisible();
  });

  it.each(['light', 'dark'] as const)('has no axe violation in the %s theme', async (theme) => {
    render(<CollectorMap speakers={{ status: 'ready', data: manyMapSpeakers(30) }} canWebGl={false} />, theme);
    await drawnMap();
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
