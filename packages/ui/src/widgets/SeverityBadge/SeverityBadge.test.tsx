import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { severityEvidence } from './severityEvidence.ts';
import { hijackFacts } from './SeverityBadge.fixtures.ts';
import { SeverityBadge } from './SeverityBadge.tsx';

describe('SeverityBadge', () => {
  it.each([
    ['high', 'High'],
    ['medium', 'Medium'],
    ['low', 'Low'],
    ['info', 'Info'],
  ] as const)('words %s as %s, with an icon', async (severity, word) => {
    const { stage } = render(<SeverityBadge severity={severity} />);
    await expect.element(page.getByText(word, { exact: true })).toBeVisible();
    expect(stage.querySelector('[data-severity]')?.getAttribute('data-severity')).toBe(severity);
    expect(stage.querySelector('svg')).not.toBeNull();
    expect(page.getByRole('button').query()).toBeNull();
  });

  it('shows its evidence by keyboard', async () => {
    const onOpenEvidence = vi.fn();
    render(
      <SeverityBadge
        severity="high"
        subject="Severity of the hijack of 10.0.0.0/16"
        evidence={{ status: 'ready', data: severityEvidence(hijackFacts) }}
        onOpenEvidence={onOpenEvidence}
      />,
    );
    await userEvent.keyboard('{Tab}{Enter}');
    const dialog = page.getByRole('dialog', { name: 'Severity of the hijack of 10.0.0.0/16: High' });
    await expect.element(dialog).toMatchTextContent('95% of the vantage points see the route');
    expect(onOpenEvidence).toHaveBeenCalledOnce();
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    const { stage } = render(<SeverityBadge severity="high" evidence={{ status: 'loading' }} />, theme);
    expect(await axeProblems(stage)).toEqual([]);
  });
});
