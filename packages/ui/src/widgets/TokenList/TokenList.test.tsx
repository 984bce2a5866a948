import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { made, tokens } from './TokenList.fixtures.ts';
import { TokenList, type TokenListProps } from './TokenList.tsx';

const show = (props: Partial<TokenListProps> = {}) => {
  const onMake = vi.fn();
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
