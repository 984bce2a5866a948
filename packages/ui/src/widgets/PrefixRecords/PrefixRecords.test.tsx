import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { someObjects, someRoas } from './PrefixRecords.fixtures.ts';
import { PrefixRecords, type PrefixRecordsProps } from './PrefixRecords.tsx';

const none = { status: 'ready', data: [] } as const;

const show = (props: Partial<PrefixRecordsProps> = {}) => {
  const onOpenHistory = vi.fn();
  render(
    <PrefixRecords
      prefix="10.0.3.0/24"
      roas={{ status: 'ready', data: someRoas }}
      objects={{ status: 'ready', data: someObjects }}
      missingSources={[]}
      onOpenHistory={onOpenHistory}
      {...props}
    />,
  );
  return onOpenHistory;
};

describe('PrefixRecords', () => {
  it('lists the ROAs that cover a prefix and its route objects', async () => {
    show();
    const roas = page.getByRole('grid', { name: 'ROAs that cover 10.0.3.0/24' });
    await expect
      .element(roas.getByRole('link', { name: '10.0.0.0/16' }))
      .toHaveAttribute('href', '/prefix/10.0.0.0/16');
    await expect.element(page.getByRole('grid', { name: 'Route objects of 10.0.3.0/24' })).toMatchTextContent('RADB');
    expect(await axeProblems(document.body)).toEqual([]);
  });

  it.each([
    ['ROA history of 10.0.3.0/24', 'roa'],
    ['Route object history of 10.0.3.0/24', 'route-object'],
  ])('opens the %s', async (name, history) => {
    const onOpenHistory = show();
    await userEvent.click(page.getByRole('button', { name }));
    expect(onOpenHistory).toHaveBeenCalledExactlyOnceWith(history);
  });

  it('tells what is not there from what is not loaded', async () => {
    show({ roas: none, objects: none, missingSources: ['irr'] });
    await expect.element(page.getByText('No ROA covers 10.0.3.0/24.')).toBeVisible();
    await expect.element(page.getByText(/npm run ingest/)).toBeVisible();
  });
});
