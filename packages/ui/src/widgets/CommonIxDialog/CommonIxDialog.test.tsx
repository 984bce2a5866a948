import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { themes } from '../../tokens/themes/names.ts';
import { axeProblems } from '../../testing/axe.ts';
import { cellWords } from '../../testing/cellWords.ts';
import { render } from '../../testing/render.tsx';
import { alder, birch, nameless } from '../SearchResult/SearchResult.fixtures.ts';
import { manyCommon } from './CommonIxDialog.fixtures.ts';
import { CommonIxDialog, type CommonIxDialogProps } from './CommonIxDialog.tsx';

const show = (props: Partial<CommonIxDialogProps> = {}, theme: (typeof themes)[number] = 'light') => {
  const onOpenChange = vi.fn();
  render(
    <CommonIxDialog
      isOpen
      onOpenChange={onOpenChange}
      network={alder}
      peer={birch}
      exchanges={{ status: 'ready', data: manyCommon(2) }}
      {...props}
    />,
    theme,
  );
  return onOpenChange;
};

describe('CommonIxDialog', () => {
  it('says which source is not loaded where that is why there is no exchange', async () => {
    show({ exchanges: { status: 'ready', data: [] }, missingSource: 'peeringdb' });
    await expect.element(page.getByText(/^No PeeringDB data is loaded, so this is unknown\./)).toBeVisible();
  });

  it('names both networks, and compares their fastest ports', async () => {
    show();
    const dialog = page.getByRole('dialog', { name: 'Common IXs of AS64512 (ALDER-NET) and AS64601 (BIRCH-TRANSIT)*' });
    const headers = dialog.getByRole('columnheader').elements();
    expect(headers.map((header) => header.textContent)).toEqual([
      'Country',
      'Name',
      'AS64512 Max Speed',
      'AS64601 Max Speed',
      'RS Peers',
      'PeeringDB',
    ]);
    expect(cellWords(dialog.getByRole('row').elements()[1])).toEqual([
      'Netherlands',
      'Polder Exchange',
      '10G',
      '20G',
      'yes',
      'PeeringDB',
    ]);
    await expect.element(dialog).toMatchTextContent('* Source of the data: PeeringDB, as archived by CAIDA');
  });

  it('is 54rem wide', async () => {
    show();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    const sheet = page.getByRole('dialog').element().parentElement;
    expect(sheet && getComputedStyle(sheet).maxWidth).toBe('864px');
  });

  it('leaves out names that nobody knows', async () => {
    show({ peer: nameless });
    await expect
      .element(page.getByRole('dialog', { name: 'Common IXs of AS64512 (ALDER-NET) and AS65530*' }))
      .toBeVisible();
  });

  it('explains route-server peers in a tooltip, at once with the keyboard', async () => {
    show();
    const mark = page.getByRole('img', { name: 'yes' });
    await expect.element(mark).toBeVisible();
    const cell = mark.element().closest<HTMLElement>('[role=gridcell]');
    page.getByRole('row').elements()[1]?.querySelector<HTMLElement>('[role=rowheader]')?.focus();
    for (let step = 0; step < 4 && !cell?.contains(document.activeElement); step++)
      await userEvent.keyboard('{ArrowRight}');
    await expect
      .element(page.getByRole('tooltip'))
      .toMatchTextContent('Both peers exchange traffic via Route Server according to PeeringDB');
  });

  it('says that they meet nowhere', async () => {
    show({ exchanges: { status: 'ready', data: [] } });
    await expect.element(page.getByText('No data to display')).toBeVisible();
  });

  it('is closed by Escape', async () => {
    const onOpenChange = show();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    show({}, theme);
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
