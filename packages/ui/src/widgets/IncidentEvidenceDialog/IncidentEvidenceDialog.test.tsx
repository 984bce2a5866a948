import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { themes } from '../../tokens/themes/names.ts';
import { axeProblems } from '../../testing/axe.ts';
import { cellWords } from '../../testing/cellWords.ts';
import { render } from '../../testing/render.tsx';
import { manyIncidents } from '../IncidentTable/IncidentTable.fixtures.ts';
import type { Incident } from '../../facts/incident.ts';
import { lengthFacts } from '../ValidityBadge/ValidityBadge.fixtures.ts';
import { roaEvidence } from '../ValidityBadge/roaEvidence.ts';
import { hijackEvidence } from './IncidentEvidenceDialog.fixtures.ts';
import { IncidentEvidenceDialog, type IncidentEvidenceDialogProps } from './IncidentEvidenceDialog.tsx';

const [incident] = manyIncidents(1) as [Incident];

const show = (
  evidence: IncidentEvidenceDialogProps['evidence'] = { status: 'ready', data: hijackEvidence },
  theme: (typeof themes)[number] = 'light',
  verdicts: IncidentEvidenceDialogProps['verdicts'] = () => ({}),
) => {
  const onOpenChange = vi.fn();
  render(<IncidentEvidenceDialog isOpen {...{ onOpenChange, incident, evidence, verdicts }} />, theme);
  return onOpenChange;
};

describe('IncidentEvidenceDialog', () => {
  it('shows the suspects, each with its weight and why', async () => {
    show();
    const suspects = page.getByRole('grid', { name: 'Suspects' });
    await expect.element(suspects.getByRole('row').nth(1)).toMatchTextContent('90 %');
    await expect.element(suspects.getByRole('row').nth(2)).toMatchTextContent('AS64999');
    await expect.element(suspects).toMatchTextContent('All routes have it as origin.');
  });

  it('says what decided, by which rule, from which facts', async () => {
    show();
    const dialog = page.getByRole('dialog', { name: 'Evidence for the hijack of 10.0.0.0/24' });
    for (const words of [
      'Invalid ROA',
      hijackEvidence.reason,
      hijackEvidence.rule,
      '812 of 850',
      '850 (100 %)',
      'Jan 14 2026 09:12 UTC',
    ])
      await expect.element(dialog).toMatchTextContent(words);
  });

  it('shows no verdict of a source that is not loaded', async () => {
    render(
      <IncidentEvidenceDialog
        isOpen
        onOpenChange={vi.fn()}
        incident={incident}
        evidence={{ status: 'ready', data: hijackEvidence }}
        unjudged={['vrps', 'irr']}
      />,
    );
    const dialog = page.getByRole('dialog', { name: 'Evidence for the hijack of 10.0.0.0/24' });
    await expect.element(dialog.getByText('Not loaded', { exact: true }).nth(1)).toBeVisible();
  });

  it('lists the routes that show it, of how many', async () => {
    show();
    const rows = page.getByRole('grid', { name: 'Routes that show it' }).getByRole('row').elements();
    expect(cellWords(rows[1])).toEqual([
      'AS64700',
      'lab-1',
      '10.0.0.0/24',
      '64700 64999 64601',
      'Jan 15 2026 09:00 UTC',
    ]);
    await expect.element(page.getByText('2 of 812', { exact: true })).toBeVisible();
  });

  it('says what failed', async () => {
    show({ status: 'error', message: 'No answer in time.' });
    await expect.element(page.getByRole('alert')).toMatchTextContent('No answer in time.');
  });

  it('opens what each of its verdicts rests on, which Escape closes alone', async () => {
    const verdicts = vi.fn(() => ({ evidence: { status: 'ready', data: roaEvidence(lengthFacts) } as const }));
    const onOpenChange = show(undefined, 'light', verdicts);
    expect(page.getByRole('button', { name: /, show why$/ }).elements()).toHaveLength(4);
    for (const verdict of ['severity', 'activity', 'roa', 'route-object'])
      expect(verdicts).toHaveBeenCalledWith(incident, verdict);
    const badge = page.getByRole('button', { name: /, show why$/ }).nth(2);
    await userEvent.click(badge);
    const why = page.getByRole('dialog', { name: /^ROA of 10\.0\.0\.0\/24: / });
    await expect.element(why).toMatchTextContent('RFC 6811');
    await userEvent.keyboard('{Escape}');
    await expect.element(why).not.toBeInTheDocument();
    expect(onOpenChange).not.toHaveBeenCalled();
    await expect.element(badge).toHaveFocus();
  });

  it('is closed by Escape', async () => {
    const onOpenChange = show();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    show(undefined, theme);
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
