import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { cellWords } from '../../testing/cellWords.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { changesPageOf, days, view } from '../ChangesTable/ChangesTable.fixtures.ts';
import { mixedEvidence } from '../EvidencePopover/EvidencePopover.fixtures.ts';
import type { PrefixVerdictOfDay } from './prefixChange.ts';
import { prefixChanges } from './PrefixChangesTable.fixtures.ts';
import { PrefixChangesTable, type PrefixChangesTableProps } from './PrefixChangesTable.tsx';

const show = (theme: (typeof themes)[number] = 'light', props: Partial<PrefixChangesTableProps> = {}) =>
  render(
    <PrefixChangesTable
      label="Changed prefixes"
      days={days}
      changes={{ status: 'ready', data: changesPageOf(prefixChanges) }}
      kind={null}
      onKindChange={() => undefined}
      view={view}
      {...props}
    />,
    theme,
  );
const cellsOf = (row: number) => cellWords(page.getByRole('row').elements()[row]);

describe('PrefixChangesTable', () => {
  it('gives the verdict of the day that has the prefix, and both where they differ', () => {
    show();
    expect(cellsOf(1)).toEqual(['192.0.2.0/24', 'Added', 'Valid', 'Unknown']);
    expect(cellsOf(2)).toEqual(['198.51.100.0/24', 'Removed', 'Not loaded', 'Not loaded']);
    expect(cellsOf(3)).toEqual(['2001:db8::/32', 'Changed', 'Unknown→Invalid', 'Valid']);
  });

  it('says at a change what each day had, and leads to the history', async () => {
    const onOpenHistory = vi.fn();
    show('light', { onOpenHistory });
    await userEvent.click(page.getByRole('button', { name: 'Changed, show why' }));
    const why = page.getByRole('dialog', { name: 'Change of 2001:db8::/32: Changed' });
    await expect.element(why).toMatchTextContent('Announced; ROA: Unknown; route object: Valid');
    await expect.element(why).toMatchTextContent('Announced; ROA: Invalid; route object: Valid');
    await userEvent.click(page.getByRole('button', { name: 'Show history' }));
    expect(onOpenHistory).toHaveBeenCalledExactlyOnceWith(prefixChanges[2]);
  });

  it('leads from each prefix to its graph', async () => {
    show();
    await expect
      .element(page.getByRole('link', { name: '192.0.2.0/24' }))
      .toHaveAttribute('href', '/prefix/192.0.2.0/24');
  });

  it('shows what each verdict rested on, on its own day', async () => {
    const asked = vi.fn<(verdict: PrefixVerdictOfDay) => void>();
    show('light', {
      evidence: (verdict) => ({
        evidence: { status: 'ready', data: mixedEvidence },
        onOpenEvidence: () => asked(verdict),
      }),
    });
    const open = async (name: string, row: string) => {
      await userEvent.click(page.getByRole('row', { name: row }).getByRole('button', { name }).first());
      await expect.element(page.getByRole('dialog')).toMatchTextContent(mixedEvidence.reason);
      await userEvent.keyboard('{Escape}');
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    };
    await open('Unknown, show why', '2001:db8::/32');
    await open('Invalid, show why', '2001:db8::/32');
    await open('Valid, show why', '2001:db8::/32');
    const [from, until] = [days.from, days.until];
    expect(asked.mock.calls).toEqual([
      [{ prefix: '2001:db8::/32', by: 'roa', day: from }],
      [{ prefix: '2001:db8::/32', by: 'roa', day: until }],
      [{ prefix: '2001:db8::/32', by: 'routeObject', day: until }],
    ]);
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    show(theme, { evidence: () => ({ evidence: { status: 'loading' } }) });
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
