import { usualRules } from '@routeglass/domain/alerts';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { fresh, partly, replay, untried, watched } from './AlertRules.fixtures.ts';
import { AlertRules, type AlertRulesProps } from './AlertRules.tsx';

const show = (props: Partial<AlertRulesProps> = {}) => {
  const on = { onSave: vi.fn(), onReplay: vi.fn(), onStop: vi.fn(), onForget: vi.fn(), onRenewFeed: vi.fn() };
  render(<AlertRules network={watched} trialHref="/try-for-free" {...on} {...props} />);
  return on;
};

describe('AlertRules', () => {
  it('turns the usual rules on in one press', async () => {
    const { onSave } = show({ network: fresh });
    await userEvent.click(page.getByRole('button', { name: 'Turn on' }));
    expect(onSave).toHaveBeenCalledExactlyOnceWith(usualRules);
  });

  it('leads to a trial where none runs, and keeps rules to itself', async () => {
    const { onSave, onReplay } = show({ network: untried });
    await expect.element(page.getByText('Alerts need a trial. It runs for 30 days.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Request a trial' })).toHaveAttribute('href', '/try-for-free');
    await expect.element(page.getByRole('button', { name: 'Turn on' })).toBeDisabled();
    await userEvent.click(page.getByRole('button', { name: 'Replay 30 days' }));
    expect(onReplay).toHaveBeenCalledOnce();
    expect(onSave).not.toHaveBeenCalled();
  });

  it('keeps the rules closed where it is told to, says how many are on, and still saves them', async () => {
    const { onSave } = show({ defaultExpanded: false });
    const rules = page.getByRole('button', { name: /^Rules/ });
    await expect.element(page.getByText(/^\d+ of 14 on$/)).toBeVisible();
    await expect.element(page.getByText('Bogon', { exact: true })).not.toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Save rules' }));
    expect(onSave).toHaveBeenCalledExactlyOnceWith(usualRules);
    await userEvent.click(rules);
    await expect.element(page.getByText('Bogon', { exact: true })).toBeVisible();
  });

  it('changes a rule and a threshold', async () => {
    const { onSave, onReplay } = show();
    await userEvent.click(page.getByText('Bogon', { exact: true }));
    const minutes = page.getByRole('textbox', { name: /^Prefix withdrawn: Minutes/ });
    await userEvent.fill(minutes, '30');
    await userEvent.click(page.getByRole('button', { name: 'Replay 30 days' }));
    await userEvent.click(page.getByRole('button', { name: 'Save rules' }));
    const wanted = usualRules.map((rule) => {
      if (rule.kind === 'bogon') return { ...rule, isOn: false };
      return rule.kind === 'prefix-gone' ? { ...rule, minutes: 30 } : rule;
    });
    expect(onReplay).toHaveBeenCalledExactlyOnceWith(wanted);
    expect(onSave).toHaveBeenCalledExactlyOnceWith(wanted);
  });

  it('has each rule say whether it may break quiet hours', async () => {
    const { onSave } = show();
    const boxOf = (name: string) => page.getByRole('checkbox', { name: `${name}: Send at once, even in quiet hours` });
    await expect.element(boxOf('Hijack')).toBeChecked();
    await expect.element(boxOf('New neighbor')).not.toBeChecked();
    await userEvent.click(page.getByText('Send at once, even in quiet hours').first());
    await userEvent.click(page.getByRole('button', { name: 'Save rules' }));
    const wanted = usualRules.map((rule) => (rule.kind === 'hijack' ? { ...rule, isUrgent: false } : rule));
    expect(onSave).toHaveBeenCalledExactlyOnceWith(wanted);
  });

  it('says in one sentence which sources are missing, for which rules, and marks each of them', async () => {
    show({ network: partly });
    const missing = page.getByText(/^No list of validated ROAs and no scan report on vulnerable ports is loaded/);
    await expect.element(missing).toBeVisible();
    await expect.element(missing).toMatchTextContent('npm run ingest -- vrps.json scan-report.csv');
    await expect.element(page.getByText('No data for ROA invalid, ROA expiring, and scan findings')).toBeVisible();
    expect(page.getByText('No data', { exact: true }).elements()).toHaveLength(3);
  });

  it('shows what a replay would have sent', async () => {
    show({ replay });
    await expect.element(page.getByText(/3 alerts, 5 messages/)).toBeVisible();
    await expect.element(page.getByText(/not in the replay: Low visibility, ROA invalid/)).toBeVisible();
  });

  it('says what is expected, and tells it again', async () => {
    const { onForget, onRenewFeed } = show();
    await userEvent.click(page.getByRole('button', { name: 'What is expected' }));
    await expect.element(page.getByText('AS64514 (by an AS-SET of this network)')).toBeVisible();
    await expect.element(page.getByText('AS64600 (by routes, its AS-SET, its registry lines)')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: /^Tell again: Hijack/ }));
    expect(onForget).toHaveBeenCalledExactlyOnceWith('e1');
    await userEvent.click(page.getByRole('button', { name: 'Renew address' }));
    const question = page.getByRole('alertdialog', { name: 'Renew the address of the feed?' });
    await expect.element(question).toBeVisible();
    expect(onRenewFeed).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Renew address' }));
    expect(onRenewFeed).toHaveBeenCalledOnce();
  });

  it('stops alerts after a yes alone', async () => {
    const { onStop } = show();
    const stop = page.getByRole('button', { name: 'Stop alerts' });
    const dialog = page.getByRole('alertdialog', { name: `Stop alerts of AS${watched.asn}?` });
    await userEvent.click(stop);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(onStop).not.toHaveBeenCalled();
    await userEvent.click(stop);
    await userEvent.click(dialog.getByRole('button', { name: 'Stop alerts' }));
    expect(onStop).toHaveBeenCalledOnce();
  });

  it('has no axe violation', async () => {
    show({ replay });
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
