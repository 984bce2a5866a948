import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { cellWords } from '../../testing/cellWords.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { changesPageOf, days, view } from '../ChangesTable/ChangesTable.fixtures.ts';
import { prefixChanges } from './PrefixChangesTable.fixtures.ts';
import { PrefixChangesTable } from './PrefixChangesTable.tsx';

const show = (theme: (typeof themes)[number] = 'light') =>
  render(
    <PrefixChangesTable
      label="Changed prefixes"
      origin={64_512}
      days={days}
      changes={{ status: 'ready', data: changesPageOf(prefixChanges) }}
      kind={null}
      onKindChange={() => undefined}
      view={view}
    />,
    theme,
  );
const cellsOf = (row: number) => cellWords(page.getByRole('row').elements()[row]);

describe('PrefixChangesTable', () => {
  it('gives the verdict of the day that has the prefix, and both where they differ', () => {
    show();
    expect(cellsOf(1)).toEqual(['192.0.2.0/24', 'Added', 'Valid', 'Unknown']);
    expect(cellsOf(2)).toEqual(['198.51.100.0/24', 'Gone', 'not known', 'not known']);
    expect(cellsOf(3)).toEqual(['2001:db8::/32', 'Changed', 'Unknown→Invalid', 'Valid']);
  });

  it('leads from each prefix to its graph', async () => {
    show();
    await expect
      .element(page.getByRole('link', { name: '192.0.2.0/24' }))
      .toHaveAttribute('href', '/as/64512/graph?prefix=192.0.2.0/24');
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    show(theme);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
