import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { themes } from '../../tokens/themes/names.ts';
import { axeProblems } from '../../testing/axe.ts';
import { cellWords } from '../../testing/cellWords.ts';
import { render } from '../../testing/render.tsx';
import type { ListView } from '../../facts/listView.ts';
import { scanKinds } from './scan.ts';
import { scanEvidence } from './scanEvidence.ts';
import { manyFindings } from './ScanTable.fixtures.ts';
import { ScanTable, type ScanTableProps } from './ScanTable.tsx';

const view: ListView = {
  ipVersion: 'all',
  filter: '',
  page: 1,
  pageSize: 10,
  sort: { column: 'severity', order: 'desc' },
};

const show = (props: Partial<ScanTableProps> = {}, theme: (typeof themes)[number] = 'light') => {
  const onViewChange = vi.fn();
  const kind = props.kind ?? 'open_port';
  render(
    <ScanTable
      label="Findings"
      kind={kind}
      findings={{ status: 'ready', data: { rows: manyFindings(3, kind), total: 95 } }}
      view={view}
      onViewChange={onViewChange}
      {...props}
    />,
    theme,
  );
  return onViewChange;
};

const headers = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map((header) => header.textContent);

describe('ScanTable', () => {
  it('says of each finding how grave it is, where, what and since when', () => {
    show();
    expect(headers()).toEqual(['Severity', 'Activity', 'IP', 'Port', 'Type', 'First seen', 'Last seen']);
    expect(cellWords(page.getByRole('row').elements()[2])).toEqual([
      'Medium',
      'Archived',
      '10.0.0.1',
      '179',
      'bgp',
      '2026/01/14',
      '2026/01/14',
    ]);
  });

  it('has no port for loops', () => {
    show({ kind: 'loop' });
    expect(headers()).not.toContain('Port');
  });

  it.each(['Severity', 'Activity'])(
    'opens what the %s of a finding rests on, and asks for it only then',
    async (name) => {
      const onOpenEvidence = vi.fn();
      const asOf = new Date('2026-01-15T09:00:00Z');
      show({
        evidence: (finding, verdict) => ({
          onOpenEvidence,
          evidence: { status: 'ready', data: scanEvidence(verdict, { kind: 'open_port', finding, asOf }) },
        }),
      });
      expect(onOpenEvidence).not.toHaveBeenCalled();
      const column = ['Severity', 'Activity'].indexOf(name);
      await userEvent.click(
        page
          .getByRole('row')
          .nth(1)
          .getByRole('button', { name: /, show why$/ })
          .nth(column),
      );
      const why = page.getByRole('dialog', { name: new RegExp(`^${name} of telnet at 10\\.0\\.0\\.0: `) });
      for (const words of [
        "How it's decided",
        'Scan reports on telnet',
        'Jan 15 2026 09:00 UTC',
        'What would change this',
      ])
        await expect.element(why).toMatchTextContent(words);
      expect(onOpenEvidence).toHaveBeenCalledOnce();
    },
  );

  it('asks for another order', async () => {
    const onViewChange = show();
    await userEvent.click(page.getByRole('columnheader', { name: 'First seen' }));
    expect(onViewChange).toHaveBeenCalledExactlyOnceWith({ ...view, sort: { column: 'first-seen', order: 'asc' } });
  });

  it.each(scanKinds)('says that no %s was found', async (kind) => {
    show({ kind, findings: { status: 'ready', data: { rows: [], total: 0 } } });
    await expect.element(page.getByText('No data to display')).toBeVisible();
    await expect.element(page.getByText(/^No .+ found in this network\.$/)).toBeVisible();
  });

  it.each([
    ['guest', /^Log in with an account that has access to AS3356/],
    ['account', /^Your account has no access to AS3356/],
  ] as const)('shows a %s who may see the rows, and the public counts instead of them', async (visitor, next) => {
    const counts = [
      { id: 'telnet', count: 12, active: 3 },
      { id: 'bgp', count: 0, active: 0 },
    ];
    show({ csvName: 'ports', lock: { asn: 3356, visitor, counts: { status: 'ready', data: counts } } });
    const lock = page.getByRole('region', { name: /^Addresses and ports are only for technical contacts of AS3356/ });
    await expect.element(lock.getByText(next)).toBeVisible();
    expect(headers()).toEqual(['Type', 'Findings', 'Active']);
    expect(page.getByRole('row').elements().slice(1).map(cellWords)).toEqual([['telnet', '12', '3']]);
    expect(page.getByRole('searchbox').query()).toBeNull();
    expect(page.getByRole('button', { name: /CSV/ }).query()).toBeNull();
    expect(await axeProblems(document.body)).toEqual([]);
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    show({ csvName: 'ports' }, theme);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
