import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { themes } from '../../tokens/themes/names.ts';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { roaEvidence } from './roaEvidence.ts';
import { lengthFacts } from './ValidityBadge.fixtures.ts';
import { ValidityBadge } from './ValidityBadge.tsx';

describe('ValidityBadge', () => {
  it.each([
    ['valid', 'Valid'],
    ['invalid', 'Invalid'],
    ['unknown', 'Unknown'],
  ] as const)('words %s as %s', async (validity, label) => {
    const { stage } = render(<ValidityBadge validity={validity} />);
    await expect.element(page.getByText(label, { exact: true })).toBeVisible();
    expect(stage.querySelector('svg')).not.toBeNull();
    expect(page.getByRole('button').query()).toBeNull();
  });

  it('shows its reason and the ROAs that decided, by keyboard', async () => {
    const onOpenEvidence = vi.fn();
    render(
      <ValidityBadge
        validity="invalid"
        subject="ROA of 10.0.3.0/24"
        evidence={{ status: 'ready', data: roaEvidence(lengthFacts) }}
        onOpenEvidence={onOpenEvidence}
      />,
    );
    await userEvent.keyboard('{Tab}{Enter}');
    const dialog = page.getByRole('dialog', { name: 'ROA of 10.0.3.0/24: Invalid' });
    await expect.element(dialog).toMatchTextContent('longer than its max length');
    await expect.element(dialog.getByText('10.0.0.0/16, up to /22')).toBeVisible();
    expect(onOpenEvidence).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    render(<ValidityBadge validity="invalid" evidence={{ status: 'ready', data: roaEvidence(lengthFacts) }} />, theme);
    await userEvent.click(page.getByRole('button'));
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(await axeProblems(page.getByRole('dialog').element())).toEqual([]);
  });
});
