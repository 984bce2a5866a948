import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { accountPaths, type Account } from '../../facts/account.ts';
import { account } from './AccountMenu.fixtures.ts';
import { AccountMenu } from './AccountMenu.tsx';

const show = (change: Partial<Account> = {}) => {
  const onLogOut = vi.fn();
  render(<AccountMenu account={{ ...account, ...change }} onLogOut={onLogOut} />);
  return onLogOut;
};
const button = () => page.getByRole('button', { name: /Account/ });

describe('AccountMenu', () => {
  it('opens on a press and leads to what is theirs', async () => {
    show();
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await userEvent.click(button());
    const lines = page.getByRole('menuitem').elements();
    expect(lines.map((line) => [line.textContent, line.getAttribute('href')])).toEqual([
      ['Profileada.brook@example.net', '/user/profile'],
      ['Dashboard', '/user/radar'],
      ['Messages3 unread', '/user/messages'],
      ['Log out', null],
    ]);
    await expect.element(page.getByText('Ada Brook')).toBeVisible();
    expect(await axeProblems(document.body)).toEqual([]);
    await userEvent.keyboard('{Escape}');
  });

  it('is operated with the keys alone', async () => {
    const onLogOut = show();
    await userEvent.keyboard('{Tab}{ArrowDown}');
    await expect.element(page.getByRole('menuitem', { name: /Profile/ })).toHaveFocus();
    await userEvent.keyboard('l{Enter}');
    expect(onLogOut).toHaveBeenCalledOnce();
  });

  it.each([
    [0, 'Account'],
    [1, 'Account, 1 unread message'],
    [240, 'Account, 240 unread messages'],
  ])('says %d unread', async (unreadThreads, name) => {
    show({ unreadThreads });
    await expect.element(page.getByRole('button', { name, exact: true })).toBeVisible();
  });

  it.each([
    [600, ''],
    [1024, 'Account'],
  ])('has its word where there is room: at %i px it shows %j', async (width, words) => {
    await page.viewport(width, 640);
    onTestFinished(async () => page.viewport(1024, 768));
    show({ unreadThreads: 0 });
    await expect.element(button()).toBeVisible();
    expect(button().element().textContent).toBe(words);
  });

  it('shows what fits into a badge', async () => {
    show({ unreadThreads: 240 });
    await expect.element(page.getByText('99+')).toBeVisible();
  });

  it('leads administrators to administration', async () => {
    show({ isAdmin: true });
    await userEvent.click(button());
    await expect
      .element(page.getByRole('menuitem', { name: 'Administration' }))
      .toHaveAttribute('href', '/admin/users');
    await userEvent.keyboard('{Escape}');
  });

  it('leads to a personal area elsewhere', async () => {
    const paths = { ...accountPaths, messages: 'https://my.example.net/messages' };
    render(<AccountMenu account={account} onLogOut={vi.fn()} paths={paths} />);
    await userEvent.click(button());
    await expect
      .element(page.getByRole('menuitem', { name: /Messages/ }))
      .toHaveAttribute('href', 'https://my.example.net/messages');
    await userEvent.keyboard('{Escape}');
  });
});
