import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import type { Face } from '../../facts/face.ts';
import type { Evidence } from '../../facts/evidence.ts';
import { mixedEvidence } from './EvidencePopover.fixtures.ts';
import { EvidencePopover } from './EvidencePopover.tsx';

const show = (evidence?: Face<Evidence>, onOpenEvidence?: () => void, theme?: (typeof themes)[number]) =>
  render(
    <EvidencePopover
      verdict="Registered"
      subject="Route of 10.0.0.0/16"
      evidence={evidence}
      onOpenEvidence={onOpenEvidence}
    >
      <span>badge</span>
    </EvidencePopover>,
    theme,
  );
const ready: Face<Evidence> = { status: 'ready', data: mixedEvidence };
const dialog = () => page.getByRole('dialog', { name: 'Route of 10.0.0.0/16: Registered' });

describe('EvidencePopover', () => {
  it('is the badge alone without evidence', () => {
    show();
    expect(page.getByRole('button').query()).toBeNull();
  });

  it('shows reason, rule, facts with source and time, and what would change it, by keyboard', async () => {
    const onOpenEvidence = vi.fn();
    show(ready, onOpenEvidence);
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(dialog()).toMatchTextContent(mixedEvidence.reason);
    await expect.element(dialog().getByRole('heading', { name: "How it's decided" })).toBeVisible();
    await expect.element(dialog()).toMatchTextContent(mixedEvidence.rule);
    const [first, , third, fourth] = dialog().getByRole('listitem').elements();
    expect(first?.textContent).toContain('Route object, Jan 15 2026 09:00 UTC');
    expect(first?.querySelector('[aria-label="speaks for it"]')).not.toBeNull();
    expect(third?.querySelector('[aria-label="speaks against it"]')).not.toBeNull();
    expect(third?.textContent).not.toContain('UTC');
    expect(fourth?.querySelector('[aria-label]')).toBeNull();
    await expect.element(dialog()).toMatchTextContent('LAB2 loses its route object.');
    await expect.element(dialog().getByRole('link', { name: 'AS64512' }).first()).toHaveAttribute('href', '/as/64512');
    expect(onOpenEvidence).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Registered, show why' })).toHaveFocus();
  });

  it('has the focus when it leads to the history, which gives it back', async () => {
    const hadFocus = vi.fn();
    render(
      <EvidencePopover
        verdict="Registered"
        subject="Route of 10.0.0.0/16"
        evidence={ready}
        onOpenHistory={() => hadFocus(document.activeElement?.getAttribute('aria-label'))}
      >
        <span>badge</span>
      </EvidencePopover>,
    );
    await userEvent.click(page.getByRole('button'));
    await userEvent.click(dialog().getByRole('button', { name: 'Show history' }));
    expect(hadFocus).toHaveBeenCalledExactlyOnceWith('Registered, show why');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Registered, show why' })).toHaveFocus();
  });

  it('says what failed and tries again', async () => {
    const onRetry = vi.fn();
    show({ status: 'error', message: 'No answer in time.', onRetry });
    await userEvent.click(page.getByRole('button'));
    await expect.element(page.getByRole('alert')).toMatchTextContent('No answer in time.');
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it.each<[Face<Evidence>]>([[{ status: 'loading' }], [{ status: 'locked' }]])('opens while %o', async (evidence) => {
    show(evidence);
    await userEvent.click(page.getByRole('button'));
    await expect.element(dialog()).toBeVisible();
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    show(ready, undefined, theme);
    await userEvent.click(page.getByRole('button'));
    await expect.element(dialog()).toBeVisible();
    expect(await axeProblems(dialog().element())).toEqual([]);
  });
});
