import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { manySpeakers } from './SpeakersTable.fixtures.ts';
import { SpeakersTable, type SpeakersTableProps } from './SpeakersTable.tsx';

const view = { filter: '', page: 1, pageSize: 10 };

const show = (props: Partial<SpeakersTableProps> = {}) => {
  const onViewChange = vi.fn();
  render(
    <SpeakersTable
      speakers={{ status: 'ready', data: manySpeakers(25) }}
      view={view}
      onViewChange={onViewChange}
      {...props}
    />,
  );
  return onViewChange;
};

describe('SpeakersTable', () => {
  it('has its columns in order', () => {
    show();
    const headers = page.getByRole('columnheader').elements();
    expect(headers.map((header) => header.textContent)).toEqual(['Country', 'ASN (AS name)', 'Status']);
  });

  it('writes number and name, and the state of both IP versions', async () => {
    show();
    const row = page.getByRole('row', { name: 'AS64512 (ALDER-NET)' });
    for (const words of ['Netherlands', 'AS64512 (ALDER-NET)', 'IPv4', 'IPv6'])
      await expect.element(row).toMatchTextContent(words);
    await expect.element(page.getByRole('link', { name: 'AS64512', exact: true })).toHaveAttribute('href', '/as/64512');
  });

  it('colours the version that a speaker lacks', () => {
    show({ speakers: { status: 'ready', data: manySpeakers(2) } });
    const tones = [...document.querySelectorAll('[data-tone]')].map((chip) => chip.getAttribute('data-tone'));
    expect(tones).toEqual(['valid', 'valid', 'valid', 'invalid']);
  });

  it('pages by itself and asks for the next page', async () => {
    const onViewChange = show();
    expect(page.getByRole('rowheader').elements()).toHaveLength(10);
    await userEvent.click(page.getByRole('button', { name: 'Next page' }));
    expect(onViewChange).toHaveBeenCalledExactlyOnceWith({ ...view, page: 2 });
  });

  it('narrows by itself', async () => {
    show({ view: { ...view, filter: 'birch' } });
    await expect.element(page.getByRole('status')).toHaveTextContent('5 rows');
  });

  it.each<[string, Partial<SpeakersTableProps>]>([
    ['No Data to display', { speakers: { status: 'ready', data: [] } }],
    ['No data found', { view: { ...view, filter: 'elderberry' } }],
  ])('says %s', async (text, props) => {
    show(props);
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  });

  it('has no axe violation', async () => {
    show({ csvName: 'speakers' });
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
