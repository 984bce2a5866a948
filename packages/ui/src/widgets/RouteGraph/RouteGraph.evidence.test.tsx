import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import type { GraphLink } from './linkEvidence.ts';
import { RouteGraph } from './RouteGraph.tsx';
import { smallGraph } from './RouteGraph.fixtures.ts';

const show = () => {
  const asked = vi.fn<(link: GraphLink) => void>();
  const { stage } = render(
    <RouteGraph
      graph={{ status: 'ready', data: smallGraph }}
      prefix="10.1.0.0/16"
      hrefOf={(asn) => `/as/${asn}`}
      linkEvidence={(link) => ({
        onOpenEvidence: () => asked(link),
        evidence: {
          status: 'ready',
          data: { reason: `About ${link.from} and ${link.to}`, rule: 'A rule.', inputs: [], changes: [] },
        },
      })}
    />,
  );
  return { stage, asked };
};
const nodeOf = (root: ParentNode, asn: number) => root.querySelector<HTMLElement>(`a[href="/as/${asn}"]`);
const link = { from: 64_521, to: 64_514, type: 'c2p' } as const;

describe('RouteGraph with the evidence of its links', () => {
  it('opens that of the edge read out with w, and gives the focus back', async () => {
    const { stage, asked } = show();
    await vi.waitFor(() => expect(nodeOf(stage, 64_521)).not.toBeNull());
    nodeOf(stage, 64_521)?.focus();
    await userEvent.keyboard('w');
    expect(asked).not.toHaveBeenCalled();
    for (const _turn of smallGraph.edges) {
      await userEvent.keyboard('e');
      if (document.querySelector('output')?.textContent?.startsWith('AS64521 to AS64514')) break;
    }
    await userEvent.keyboard('w');
    const why = page.getByRole('dialog', { name: /^AS64521 to AS64514: / });
    await expect.element(why).toMatchTextContent('About 64521 and 64514');
    expect(asked.mock.calls.map(([{ from, to }]) => [from, to])).toEqual([[link.from, link.to]]);
    // The graph's keys do not act on the popover.
    await userEvent.keyboard('t{Escape}');
    await expect.element(why).not.toBeInTheDocument();
    expect(page.getByRole('grid').query()).toBeNull();
    await expect.poll(() => document.activeElement?.getAttribute('href')).toBe('/as/64521');
  });

  it('opens that of a line that is pressed', async () => {
    const { stage, asked } = show();
    await vi.waitFor(() => expect(nodeOf(stage, 64_521)).not.toBeNull());
    // After the first interaction the layout no longer changes.
    nodeOf(stage, 64_521)?.focus();
    await userEvent.keyboard('e');
    const application = page.getByRole('application').element();
    const middle = () => {
      const [a, b] = [nodeOf(stage, link.from), nodeOf(stage, link.to)].map((node) => node?.getBoundingClientRect());
      const box = application.getBoundingClientRect();
      if (!a || !b) return null;
      const [near, far] = a.left < b.left ? [a, b] : [b, a];
      return { x: (near.right + far.left) / 2 - box.left, y: (near.y + far.y + near.height) / 2 - box.top };
    };
    // The drawing is at rest once the middle of the line no longer moves.
    let before = '';
    await vi.waitFor(() => {
      const now = JSON.stringify(middle());
      const isStill = now === before;
      before = now;
      expect(now).not.toBe('null');
      expect(isStill).toBe(true);
    });
    const position = middle();
    if (!position) throw new Error('The ends of the line are not there');
    await userEvent.click(application, { position });
    await expect.element(page.getByRole('dialog', { name: /^AS\d+ to AS\d+: To / })).toBeVisible();
    expect(asked).toHaveBeenCalledOnce();
  });

  it('opens that of each sign of the table', async () => {
    const { asked } = show();
    await userEvent.click(page.getByRole('button', { name: 'Show table' }));
    const row = page.getByRole('row', { name: /^AS64533\b/ });
    await expect.element(row).toBeVisible();
    expect(await axeProblems(row.element())).toEqual([]);
    await userEvent.click(row.getByRole('button', { name: /, show why$/ }).first());
    await expect.element(page.getByText('About 64533 and 64521')).toBeVisible();
    expect(asked).toHaveBeenCalledOnce();
  });
});
