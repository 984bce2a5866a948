import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { asked, askedForDomain } from './AccessDecision.fixtures.ts';
import { AccessDecision, type AccessDecisionProps } from './AccessDecision.tsx';

const show = (props: Partial<AccessDecisionProps> = {}, theme?: (typeof themes)[number]) => {
  const [onDecide, onStop] = [vi.fn(), vi.fn()];
  render(<AccessDecision request={asked} onDecide={onDecide} onStop={onStop} {...props} />, theme);
  return { onDecide, onStop };
};

describe('AccessDecision', () => {
  it.each([
    [0, ['Approve', 'Reject']],
    [3, ['Approve', 'Reject']],
    [1, ['Revoke']],
    [2, ['Approve']],
  ] as const)('offers in state %s what it allows, and does nothing by itself', async (status, names) => {
    const { onDecide } = show({ request: { ...asked, status } });
    await expect.element(page.getByRole('button', { name: names[0] })).toBeVisible();
    const shown = page
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent);
    expect(shown).toEqual([...names, 'Never write to me again']);
    expect(onDecide).not.toHaveBeenCalled();
  });

  it('says who asks, and tells a press', async () => {
    const { onDecide, onStop } = show();
    for (const words of ['Ada Brook', 'ada@example.net', 'Kestrel'])
      await expect.element(page.getByText(words).first()).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Reject' }));
    expect(onDecide).toHaveBeenCalledExactlyOnceWith('reject');
    await userEvent.click(page.getByRole('button', { name: 'Never write to me again' }));
    expect(onStop).toHaveBeenCalledOnce();
  });

  it.each([
    [0, 'asks to see what only'],
    [1, 'can see what only'],
    [2, 'asked to see what only'],
  ] as const)('says in state %s how things are', async (status, words) => {
    show({ request: { ...asked, status } });
    await expect.element(page.getByRole('group', { name: /^Access to AS/ })).toMatchTextContent(words);
  });

  it('asks before it revokes', async () => {
    const { onDecide } = show({ request: { ...asked, status: 1 } });
    await userEvent.click(page.getByRole('button', { name: 'Revoke' }));
    const question = page.getByRole('alertdialog', { name: 'Revoke this access?' });
    await expect.element(question).toMatchTextContent('Ada Brook no longer sees');
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    expect(onDecide).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: 'Revoke' }));
    await userEvent.click(question.getByRole('button', { name: 'Revoke' }));
    expect(onDecide).toHaveBeenCalledExactlyOnceWith('revoke');
  });

  it('has the focus when the decision takes the button away', async () => {
    const ui = (status: 0 | 1) => <AccessDecision request={{ ...asked, status }} onDecide={vi.fn()} onStop={vi.fn()} />;
    const { rerender } = render(ui(0));
    page.getByRole('button', { name: 'Approve' }).element().focus();
    rerender(ui(1));
    await expect.element(page.getByRole('group', { name: /^Access to AS/ })).toHaveFocus();
  });

  it('asks the holder of a domain, by its name', async () => {
    const { onDecide } = show({ request: askedForDomain });
    await expect.element(page.getByRole('heading', { name: 'Access to kestrel.example' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Approve' }));
    expect(onDecide).toHaveBeenCalledExactlyOnceWith('approve');
  });

  it('asks first whether to stop where the contact came for that, and does nothing by itself', async () => {
    const { onDecide, onStop } = show({ wantsStop: true });
    await expect.element(page.getByRole('button').first()).toMatchTextContent('Never write to me again');
    expect(onStop).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: 'Never write to me again' }));
    expect(onStop).toHaveBeenCalledOnce();
    expect(onDecide).not.toHaveBeenCalled();
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    show({}, theme);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
