import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FormAnswer } from '../../primitives/Form/useFormAnswer.ts';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { made, tokens } from './TokenList.fixtures.ts';
import { TokenList, type TokenListProps } from './TokenList.tsx';

const show = (props: Partial<TokenListProps> = {}) => {
  const onMake = vi.fn((): FormAnswer => Promise.resolve(null));
  const onRevoke = vi.fn();
  const onMadeClose = vi.fn();
  render(
    <TokenList
      tokens={{ status: 'ready', data: tokens }}
      onMake={onMake}
      onRevoke={onRevoke}
      onMadeClose={onMadeClose}
      {...props}
    />,
  );
  return { onMake, onRevoke, onMadeClose };
};

describe('TokenList', () => {
  it('says of each token how it begins, what it may do and when it was used', async () => {
    show();
    const row = page.getByRole('row', { name: /Deploy script/ });
    for (const words of ['rg_Qw81…', 'Write', 'Never']) await expect.element(row).toMatchTextContent(words);
  });

  it('makes a token by name, scope and length', async () => {
    const { onMake } = show();
    await userEvent.click(page.getByRole('button', { name: 'New token' }));
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('Alerts{Enter}');
    expect(onMake).toHaveBeenCalledExactlyOnceWith({ name: 'Alerts', scope: 'read', days: 90 });
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps the choices for a token that the server refuses', async () => {
    const { onMake } = show();
    onMake.mockResolvedValue({ serverErrors: { name: 'You already have a token of this name.' } });
    await userEvent.click(page.getByRole('button', { name: 'New token' }));
    await userEvent.keyboard('Alerts{Enter}');
    await expect.element(page.getByText('You already have a token of this name.')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Alerts');
  });

  it('shows the text of a new one, once', async () => {
    const { onMadeClose } = show({ made });
    await expect.element(page.getByText(made.text)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Copy token' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: /Close|Dismiss/ }));
    expect(onMadeClose).toHaveBeenCalledOnce();
  });

  it('revokes one after a question', async () => {
    const { onRevoke } = show();
    await userEvent.click(page.getByRole('button', { name: 'Revoke Monitoring' }));
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }));
    expect(onRevoke).toHaveBeenCalledExactlyOnceWith('t1');
  });

  it('has no axe violation', async () => {
    show({ made });
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
