import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { done, idle, problems, running, sources } from './DataSources.fixtures.ts';
import type { ImportState } from './importState.ts';
import { DataSources } from './DataSources.tsx';

const show = (state: ImportState, theme?: (typeof themes)[number]) => {
  const onImport = vi.fn();
  render(
    <DataSources
      sources={{ status: 'ready', data: sources }}
      imports={{ status: 'ready', data: state }}
      problems={{ status: 'ready', data: problems }}
      onImport={onImport}
    />,
    theme,
  );
  return { onImport };
};

describe('DataSources', () => {
  it('says of each source how old and how big it is, and what failed', async () => {
    await page.viewport(1600, 900);
    show(done);
    const row = page.getByRole('row', { name: /rpki/ });
    for (const words of ['Validated ROAs', '3 hours old', '642K', '61.2 MB', 'Failed'])
      await expect.element(row).toMatchTextContent(words);
    await expect.element(page.getByRole('row', { name: /ripe\.db/ })).toMatchTextContent(/Never.*Failed/);
    await expect.element(page.getByRole('row', { name: /rrc06/ })).toMatchTextContent('Loaded');
    await expect.element(page.getByText('The last import of 2 sources failed')).toBeVisible();
    await expect.element(page.getByText('ripe.db: the file is empty')).toBeVisible();
  });

  it('imports on request, and says what the last import came to', async () => {
    const { onImport } = show(done);
    await expect.element(page.getByText(/3 files loaded, 1 unchanged, 1 with problems/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Import again' }));
    expect(onImport).toHaveBeenCalledOnce();
  });

  it('shows how far an import is, and begins no second one', async () => {
    show(running);
    await expect.element(page.getByRole('progressbar', { name: /bview\.gz/ })).toHaveAttribute('aria-valuenow', '42');
    await expect.element(page.getByRole('button', { name: 'Import again' })).toBeDisabled();
  });

  it('says how to set a folder where there is none, and has no button', async () => {
    show({ ...idle, folder: null });
    await expect.element(page.getByText(/set IMPORT_DIR to a folder/)).toBeVisible();
    expect(page.getByRole('button', { name: 'Import again' }).elements()).toHaveLength(0);
  });

  it('names broken content files with their lines', async () => {
    show(done);
    await expect
      .element(page.getByRole('row', { name: 'blog/7.md' }))
      .toMatchTextContent(/4.*category: expected a number/);
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    show(done, theme);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
