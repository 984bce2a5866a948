import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { RouteGraph } from './RouteGraph.tsx';
import { smallGraph, someVerdicts } from './RouteGraph.fixtures.ts';

const show = (aspa = someVerdicts) =>
  render(
    <RouteGraph
      graph={{ status: 'ready', data: smallGraph }}
      prefix="10.1.0.0/16"
      hrefOf={(asn) => `/as/${asn}`}
      aspa={aspa}
    />,
  );
const openTable = () => userEvent.click(page.getByRole('button', { name: 'Show table' }));
const rowFrom = (asn: number) => page.getByRole('row', { name: new RegExp(`^AS${asn}\\b`) });

describe('RouteGraph with verdicts of provider attestations', () => {
  it('judges each path in the table and names the hop that fails', async () => {
    const { stage } = show();
    await openTable();
    await expect.element(rowFrom(64_537).getByText('Valid')).toBeVisible();
    await expect.element(rowFrom(64_533).getByText('Invalid')).toBeVisible();
    await expect.element(rowFrom(64_533).getByText('AS64514 → AS64521')).toBeVisible();
    await expect.element(rowFrom(64_534).getByText('Unknown')).toBeVisible();
    expect(await axeProblems(stage)).toEqual([]);
  });

  it('asks for the evidence of a path when it is opened', async () => {
    const onOpenEvidence = vi.fn();
    show({
      ...someVerdicts,
      evidenceOf: (path) => ({
        onOpenEvidence: () => onOpenEvidence(path),
        evidence: { status: 'ready', data: { reason: `About ${path}`, rule: 'A rule.', inputs: [], changes: [] } },
      }),
    });
    await openTable();
    await userEvent.click(rowFrom(64_533).getByRole('button', { name: 'Invalid, show why' }));
    await expect.element(page.getByText('About 64533 64521 64514 64512')).toBeVisible();
    expect(onOpenEvidence).toHaveBeenCalledExactlyOnceWith('64533 64521 64514 64512');
  });

  it('counts the verdicts of the paths under the pointer, and says on the failing line why it fails', async () => {
    const { stage } = show();
    const node = () => stage.querySelector<HTMLElement>('a[href="/as/64521"]')!;
    await vi.waitFor(() => expect(node()).not.toBeNull());
    node().focus();
    await userEvent.keyboard('{ArrowUp}{ArrowDown}');
    const tooltip = page.getByRole('tooltip');
    await expect.element(tooltip.getByText('ASPA: 1 invalid, 1 unknown')).toBeVisible();
    for (const _turn of smallGraph.edges) {
      await userEvent.keyboard('e');
      if (document.querySelector('output')?.textContent?.startsWith('AS64521 to AS64514')) break;
    }
    await expect.element(tooltip.getByText('AS64514 has an ASPA, and AS64521 is not in it')).toBeVisible();
  });
});
