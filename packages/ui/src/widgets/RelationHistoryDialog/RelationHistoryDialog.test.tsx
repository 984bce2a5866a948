import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { cellWords } from '../../testing/cellWords.ts';
import { render } from '../../testing/render.tsx';
import { alder, birch } from '../SearchResult/SearchResult.fixtures.ts';
import { mixedEvidence } from '../EvidencePopover/EvidencePopover.fixtures.ts';
import { manyRelationSpans } from './RelationHistoryDialog.fixtures.ts';
import { RelationHistoryDialog, type RelationHistoryDialogProps } from './RelationHistoryDialog.tsx';

const show = (props: Partial<RelationHistoryDialogProps>) =>
  render(
    <RelationHistoryDialog
      isOpen
      onOpenChange={vi.fn()}
      network={alder}
      neighbor={birch}
      ipVersion="all"
      ipv4={{ status: 'ready', data: manyRelationSpans(2) }}
      ipv6={{ status: 'loading' }}
      {...props}
    />,
  );

describe('RelationHistoryDialog', () => {
  it('says what one network was to the other, and when', async () => {
    show({ ipVersion: '4' });
    const dialog = page.getByRole('dialog', { name: 'AS Relationship History' });
    await expect
      .element(dialog)
      .toMatchTextContent('How AS64512 ALDER-NET related to AS64601 BIRCH-TRANSIT over time (IPv4)');
    const headers = dialog.getByRole('columnheader').elements();
    expect(headers.map((header) => header.textContent)).toEqual(['#', 'Type', 'First seen', 'Last seen']);
    expect(cellWords(dialog.getByRole('row').elements()[2])).toEqual([
      '2',
      'Customer',
      'Jan 9 2026 09:12 UTC',
      'Jan 13 2026 09:12 UTC',
    ]);
  });

  it('shows both IP versions beside each other', async () => {
    show({ ipv6: { status: 'ready', data: manyRelationSpans(1, 6) } });
    await expect.element(page.getByRole('heading', { name: 'IPv4' })).toBeVisible();
    await expect.element(page.getByRole('grid', { name: 'AS Relationship History, IPv6' })).toBeVisible();
    expect(page.getByRole('grid').elements()).toHaveLength(2);
    expect(await axeProblems(document.body)).toEqual([]);
  });

  it('says over which IP version they were never neighbors', async () => {
    const none = { status: 'ready', data: [] } as const;
    show({ ipv4: none, ipv6: none });
    await expect.element(page.getByText('These networks were never seen as neighbors over IPv4.')).toBeVisible();
    await expect.element(page.getByText('These networks were never seen as neighbors over IPv6.')).toBeVisible();
  });

  it('shows of each span what is kept of why, over the dialog', async () => {
    const [newest, before] = manyRelationSpans(2);
    const asked = vi.fn<(span: unknown) => void>();
    show({
      ipVersion: '4',
      evidence: (span) => ({
        evidence: { status: 'ready', data: mixedEvidence },
        onOpenEvidence: () => asked(span),
      }),
    });
    await userEvent.click(page.getByRole('button', { name: 'Customer, show why' }));
    const why = page.getByRole('dialog', { name: 'Relation to AS64601 from 2026/01/09: Customer' });
    await expect.element(why).toMatchTextContent(mixedEvidence.reason);
    expect(asked.mock.calls).toEqual([[before]]);
    await userEvent.keyboard('{Escape}');
    await expect.element(why).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Provider, show why' }));
    await expect.element(page.getByRole('dialog', { name: /^Relation to AS64601/ })).toBeVisible();
    expect(asked.mock.calls).toEqual([[before], [newest]]);
  });

  it.each([
    ['4', 'IPv6'],
    ['6', 'IPv4'],
  ] as const)('shows IPv%s alone, without %s', (ipVersion, other) => {
    show({ ipVersion, ipv6: { status: 'ready', data: [] } });
    expect(page.getByRole('grid').elements()).toHaveLength(1);
    expect(page.getByRole('dialog').element().textContent).not.toContain(other);
  });
});
