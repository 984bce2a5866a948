import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { cellWords } from '../../testing/cellWords.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { changesPageOf, days, view } from '../ChangesTable/ChangesTable.fixtures.ts';
import { mixedEvidence } from '../EvidencePopover/EvidencePopover.fixtures.ts';
import type { RelationOfDay } from './neighborChange.ts';
import { neighborChanges } from './NeighborChangesTable.fixtures.ts';
import { NeighborChangesTable, type NeighborChangesTableProps } from './NeighborChangesTable.tsx';

const full = changesPageOf(neighborChanges);
const show = (props: Partial<NeighborChangesTableProps> = {}, theme: (typeof themes)[number] = 'light') => {
  const told = { onKindChange: vi.fn(), onViewChange: vi.fn() };
  render(
    <NeighborChangesTable
      label="Changed neighbors"
      days={days}
      changes={{ status: 'ready', data: full }}
      kind={null}
      view={view}
      {...told}
      {...props}
    />,
    theme,
  );
  return told;
};
const cellsOf = (row: number) => cellWords(page.getByRole('row').elements()[row]);

describe('NeighborChangesTable', () => {
  it('says of each neighbor what it was and what it became', () => {
    show();
    expect(cellsOf(1).slice(-2)).toEqual(['not a neighbor', 'CustomerIPv4, IPv6']);
    expect(cellsOf(2).slice(-2)).toEqual(['ProviderIPv4', 'not a neighbor']);
    expect(cellsOf(3)).toContain('Changed');
  });

  it('shows what each relation rested on, on its own day and over its IP versions', async () => {
    const asked = vi.fn<(relation: RelationOfDay) => void>();
    show({
      evidence: (relation) => ({
        evidence: { status: 'ready', data: mixedEvidence },
        onOpenEvidence: () => asked(relation),
      }),
    });
    for (const [name, dialog] of [
      ['Customer, show why', 'Relation to AS64512 on 2026/11/15: Customer'],
      ['Provider, show why', 'Relation to AS64601 on 2026/11/09: Provider'],
    ] as const) {
      await userEvent.click(page.getByRole('button', { name }));
      await expect.element(page.getByRole('dialog', { name: dialog })).toMatchTextContent(mixedEvidence.reason);
      await userEvent.keyboard('{Escape}');
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    }
    expect(asked.mock.calls).toEqual([
      [{ neighbor: 64_512, relation: 'customers', ipVersions: [4, 6], day: days.until }],
      [{ neighbor: 64_601, relation: 'providers', ipVersions: [4], day: days.from }],
    ]);
  });

  it('counts the kinds, and narrows to one', async () => {
    const { onKindChange } = show();
    await userEvent.click(page.getByRole('radio', { name: 'Removed 1' }));
    expect(onKindChange).toHaveBeenCalledExactlyOnceWith('gone');
  });

  it('sorts by change and by number, from page 1 on', async () => {
    const { onViewChange } = show({ view: { ...view, page: 2 } });
    await userEvent.click(page.getByRole('columnheader', { name: 'AS number' }));
    expect(onViewChange).toHaveBeenCalledExactlyOnceWith({
      ...view,
      sort: { column: 'neighbor-as', order: 'asc' },
      page: 1,
    });
  });

  it('says what it cannot know', async () => {
    show({ days: { from: '2026-10-01', until: '2026-12-01' } });
    await expect.element(page.getByText(/so everything shows as added/)).toBeVisible();
    await expect.element(page.getByText(/newest data is from 2026\/11\/15/)).toBeVisible();
  });

  it('says that the days do not differ', async () => {
    show({ changes: { status: 'ready', data: { ...full, rows: [], total: 0 } } });
    await expect.element(page.getByText('No data to display')).toBeVisible();
    await expect.element(page.getByText(/No changes between 2026\/11\/09 and 2026\/11\/15/)).toBeVisible();
  });

  it('writes what changed to the file', async () => {
    const made = vi.spyOn(URL, 'createObjectURL');
    show({ csvName: 'changes' });
    await userEvent.click(page.getByRole('button', { name: 'Export CSV' }));
    await expect.poll(() => made.mock.calls.length).toBe(1);
    const [file] = made.mock.calls[0] ?? [];
    if (!(file instanceof Blob)) throw new Error('No file was made');
    const lines = (await file.text()).split('\r\n');
    expect(lines[0]).toBe('AS number,Change,AS name,Before,After');
    expect(lines[2]).toBe('AS64601,Removed,BIRCH-TRANSIT,Provider (IPv4),');
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    show({ evidence: () => ({ evidence: { status: 'loading' } }) }, theme);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
