import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { themes } from '../../tokens/themes/names.ts';
import { axeProblems } from '../../testing/axe.ts';
import { cellWords } from '../../testing/cellWords.ts';
import { render } from '../../testing/render.tsx';
import type { ListView } from '../../facts/listView.ts';
import { manyPresences } from './IxTable.fixtures.ts';
import { IxTable, type IxTableProps } from './IxTable.tsx';

const view: ListView = {
  ipVersion: 'all',
  filter: '',
  page: 1,
  pageSize: 10,
  sort: { column: 'speed', order: 'desc' },
};

const show = (props: Partial<IxTableProps> = {}, theme: (typeof themes)[number] = 'light') => {
  const onViewChange = vi.fn();
  render(
    <IxTable
      label="Exchanges"
      presences={{ status: 'ready', data: manyPresences(6) }}
      view={view}
      onViewChange={onViewChange}
      {...props}
    />,
    theme,
  );
  return onViewChange;
};

const rows = () => page.getByRole('row').elements().slice(1).map(cellWords);

describe('IxTable', () => {
  it('says of each exchange where it is and how fast the network is there', () => {
    show();
    const headers = page.getByRole('columnheader').elements();
    expect(headers.map((header) => header.textContent)).toEqual([
      'Country',
      'Name',
      'Addresses',
      'Speed',
      'RS Peer',
      'PeeringDB',
    ]);
    expect(rows()[1]).toEqual(['Netherlands', 'Polder Exchange', '10.0.0.7fd00:7:0::7', '10G', 'yes', 'PeeringDB']);
  });

  it('sorts by speed in numbers, those without one last', () => {
    show();
    expect(rows().map((row) => row[3])).toEqual(['100G', '10G', '2.5G', '1000M', '400M', 'N/A']);
  });

  it('narrows by country or name, and pages', () => {
    show({ view: { ...view, filter: 'germany' } });
    expect(rows().map((row) => row[1])).toEqual(['Main Exchange Frankfurt']);
  });

  it('leads to the exchange and to its page in PeeringDB, in new windows', async () => {
    show();
    const link = page.getByRole('link', { name: 'Polder Exchange in PeeringDB, opens in a new window' });
    await expect.element(link.first()).toHaveAttribute('href', 'https://www.peeringdb.com/ix/1');
    await expect.element(link.first()).toHaveAttribute('target', '_blank');
  });

  it('does not follow what is no website', () => {
    const [first] = manyPresences(1);
    if (!first) throw new Error('no presence');
    const ix = { ...first.ix, website: 'javascript:alert(1)', peeringdbHref: 'javascript:alert(1)' };
    show({ presences: { status: 'ready', data: [{ ...first, ix }] } });
    expect(page.getByRole('link').elements()).toEqual([]);
  });

  it('asks for another order', async () => {
    const onViewChange = show();
    await userEvent.click(page.getByRole('columnheader', { name: 'Country' }));
    expect(onViewChange).toHaveBeenCalledExactlyOnceWith({ ...view, sort: { column: 'country', order: 'asc' } });
  });

  it.each<[string, Partial<IxTableProps>]>([
    ['No data to display', { presences: { status: 'ready', data: [] } }],
    ['No data found', { view: { ...view, filter: 'nowhere' } }],
  ])('says %s', async (text, props) => {
    show(props);
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    show({ csvName: 'exchanges' }, theme);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
