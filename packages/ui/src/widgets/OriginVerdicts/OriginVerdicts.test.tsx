import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { contested, withdrawn } from './OriginVerdicts.fixtures.ts';
import { OriginVerdicts, type OriginVerdictsProps } from './OriginVerdicts.tsx';

const show = (props: Partial<OriginVerdictsProps> = {}, theme: (typeof themes)[number] = 'light') => {
  const onOpenHistory = vi.fn();
  render(
    <OriginVerdicts
      prefix="10.0.3.0/24"
      announcements={{ status: 'ready', data: contested }}
      onOpenHistory={onOpenHistory}
      {...props}
    />,
    theme,
  );
  return onOpenHistory;
};

describe('OriginVerdicts', () => {
  it('says of each origin what ROAs and route objects say, and why', async () => {
    show();
    expect(page.getByRole('heading', { level: 3 }).elements()).toHaveLength(2);
    await expect.element(page.getByText('A ROA authorizes AS64512 to announce 10.0.3.0/24.')).toBeVisible();
    await expect.element(page.getByText('Route objects for 10.0.3.0/24 exist, but none names AS64601.')).toBeVisible();
    await expect.element(page.getByText('11 (91.6 %)')).toBeVisible();
  });

  it.each([
    ['ROA history', 'roa'],
    ['Route object history', 'route-object'],
    ['Announcement history', 'announcement'],
  ])('opens the %s by keyboard', async (name, history) => {
    const onOpenHistory = show();
    page
      .getByRole('button', { name: `${name} of 10.0.3.0/24 from AS64601` })
      .element()
      .focus();
    await userEvent.keyboard('{Enter}');
    expect(onOpenHistory).toHaveBeenCalledExactlyOnceWith(contested[1], history);
  });

  it('leads to the graph from each origin', async () => {
    show();
    await expect
      .element(page.getByRole('link', { name: 'View Graph of 10.0.3.0/24 from AS64601' }))
      .toHaveAttribute('href', '/as/64601/graph?prefix=10.0.3.0/24');
  });

  it.each<[string, RegExp, Partial<OriginVerdictsProps>]>([
    ['No network announces 10.0.3.0/24', /No route to it in the loaded tables/, {}],
    ['Origins unknown', /npm run ingest/, { missingSource: 'routes' }],
  ])('says %s where there is no origin', async (title, words, props) => {
    show({ announcements: { status: 'ready', data: [] }, ...props });
    await expect.element(page.getByText(title)).toBeVisible();
    await expect.element(page.getByText(words)).toBeVisible();
  });

  it('gives no verdict whose source is not loaded', async () => {
    const data = [{ ...contested[1], unjudged: ['vrps'] as const, roaReason: 'No validated ROAs are loaded.' }];
    show({ announcements: { status: 'ready', data } });
    await expect.element(page.getByText('Not loaded', { exact: true })).toBeVisible();
    // The verdict by route objects remains.
    expect(page.getByText(/^(?:Valid|Invalid|Unknown)$/).elements()).toHaveLength(1);
  });

  it('says of a withdrawn prefix who announced it last, and leads to its history', async () => {
    const onOpenHistory = show({ announcements: { status: 'ready', data: [] }, past: withdrawn });
    await expect.element(page.getByRole('heading', { name: '10.0.3.0/24 is withdrawn' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'AS64512' })).toHaveAttribute('href', '/as/64512');
    await expect.element(page.getByText(/^Last from Jan 12 2026 09:10 UTC to Jan 14 2026 06:00 UTC/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Announcement history of 10.0.3.0/24 from AS64512' }));
    expect(onOpenHistory).toHaveBeenCalledExactlyOnceWith(withdrawn[0], 'announcement');
  });

  it('keeps what is over to itself while a network announces the prefix', () => {
    show({ past: withdrawn });
    expect(page.getByText(/withdrawn/).query()).toBeNull();
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    show({}, theme);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
