import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { hopOf, manyRoutes, noRoutes, step } from './RouteDiffList.fixtures.ts';
import { RouteDiffList, type RouteDiffListProps } from './RouteDiffList.tsx';

const show = (props: Partial<RouteDiffListProps> = {}, theme: (typeof themes)[number] = 'light') =>
  render(<RouteDiffList step={{ status: 'ready', data: step }} hopOf={hopOf} {...props} />, theme);
const tab = (name: RegExp) => page.getByRole('tab', { name });
const paths = () => [...document.querySelectorAll('[role="row"]')].map((row) => row.textContent).join('\n');

describe('RouteDiffList', () => {
  it('counts each list and opens the new routes first', async () => {
    show();
    expect(
      page
        .getByRole('tab')
        .elements()
        .map((each) => each.textContent),
    ).toEqual(['New2', 'Withdrawn1', 'Active5']);
    await expect.element(tab(/New/)).toHaveAttribute('aria-selected', 'true');
    expect(paths()).toContain('→AS64514×2→AS64512');
  });

  it('goes from list to list with the arrow keys', async () => {
    const onKindChange = vi.fn();
    show({ onKindChange });
    await userEvent.keyboard('{Tab}{ArrowRight}');
    expect(onKindChange).toHaveBeenLastCalledWith('left');
    await vi.waitFor(() => expect(paths()).toContain('AS64536'));
  });

  it('leads to each network and names its country', async () => {
    show();
    const row = page.getByRole('row').nth(1);
    await expect.element(row.getByRole('link', { name: 'AS64512' })).toHaveAttribute('href', '/as/64512');
    await expect.element(row.getByRole('img', { name: 'Germany' })).toBeInTheDocument();
  });

  it('keeps the chosen list from step to step', async () => {
    const { rerender } = show();
    await userEvent.click(tab(/Active/));
    rerender(<RouteDiffList step={{ status: 'ready', data: manyRoutes }} hopOf={hopOf} />);
    await expect.element(tab(/Active/)).toHaveAttribute('aria-selected', 'true');
    expect(document.querySelectorAll('[role="row"]').length).toBeLessThan(40);
  });

  it('opens what has an answer, and leads there from a list that has none', async () => {
    show({ step: { status: 'ready', data: { ...step, added: [] } } });
    await expect.element(tab(/Withdrawn/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(tab(/New/));
    await userEvent.click(page.getByRole('button', { name: 'Show withdrawn (1)' }));
    await expect.element(tab(/Withdrawn/)).toHaveAttribute('aria-selected', 'true');
  });

  it.each([
    ['added', 'No routes added in this step.'],
    ['left', 'No routes withdrawn in this step.'],
    ['active', 'No target had a route at this time.'],
  ] as const)('says that there are no %s routes', async (kind, words) => {
    show({ step: { status: 'ready', data: noRoutes }, kind });
    await expect.element(page.getByText('No history routes')).toBeVisible();
    await expect.element(page.getByText(words)).toBeVisible();
  });

  it.each([
    [{ status: 'error', message: 'No answer.' }, 'No answer.'],
    [{ status: 'locked' }, 'Route history is only available for users with Pro Subscription'],
  ] as const)('says %o', (face, words) => {
    const { stage } = show({ step: face });
    expect(stage.textContent).toContain(words);
  });

  it('is busy while its routes are on their way', () => {
    const { stage } = show({ step: { status: 'loading' } });
    expect(stage.querySelector('section')?.getAttribute('aria-busy')).toBe('true');
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    const { stage } = show({}, theme);
    expect(await axeProblems(stage)).toEqual([]);
  });
});
