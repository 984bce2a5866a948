import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { relationEvidence } from './relationEvidence.ts';
import { providerFacts } from './RelationBadge.fixtures.ts';
import { RelationBadge } from './RelationBadge.tsx';

describe('RelationBadge', () => {
  it.each([
    ['providers', 'Provider', 'neutral'],
    ['customers', 'Customer', 'neutral'],
    ['peerings', 'Peer', 'neutral'],
    ['unspecified', 'Unspecified', 'neutral'],
  ] as const)('words %s as %s, with an icon', async (relation, word, tone) => {
    const { stage } = render(<RelationBadge relation={relation} />);
    await expect.element(page.getByText(word, { exact: true })).toBeVisible();
    expect(stage.querySelector('[data-tone]')?.getAttribute('data-tone')).toBe(tone);
    expect(stage.querySelector('svg')).not.toBeNull();
    expect(page.getByRole('button').query()).toBeNull();
  });

  it('shows its evidence by keyboard', async () => {
    const onOpenEvidence = vi.fn();
    render(
      <RelationBadge
        relation="providers"
        subject="AS64512 and AS64601"
        evidence={{ status: 'ready', data: relationEvidence(providerFacts) }}
        onOpenEvidence={onOpenEvidence}
      />,
    );
    await userEvent.keyboard('{Tab}{Enter}');
    const dialog = page.getByRole('dialog', { name: 'AS64512 and AS64601: Provider' });
    await expect.element(dialog).toMatchTextContent('it is its provider');
    expect(onOpenEvidence).toHaveBeenCalledOnce();
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    const { stage } = render(<RelationBadge relation="providers" evidence={{ status: 'loading' }} />, theme);
    expect(await axeProblems(stage)).toEqual([]);
  });
});
