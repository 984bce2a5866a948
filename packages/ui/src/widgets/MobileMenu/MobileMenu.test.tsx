import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LinkRouter } from '../../primitives/LinkRouter/LinkRouter.tsx';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { account } from '../AccountMenu/AccountMenu.fixtures.ts';
import { navLinks } from '../SiteHeader/SiteHeader.fixtures.ts';
import { MobileMenu, type MobileMenuProps } from './MobileMenu.tsx';

const show = (props: Partial<MobileMenuProps> = {}, theme: 'light' | 'dark' = 'light') => {
  const onClose = vi.fn();
  const onLogOut = vi.fn();
  const navigate = vi.fn();
  render(
    <LinkRouter navigate={navigate}>
      <MobileMenu links={navLinks} currentPath="/blog" onClose={onClose} onLogOut={onLogOut} {...props} />
    </LinkRouter>,
    theme,
  );
  return { onClose, onLogOut, navigate };
};
const link = (name: string | RegExp) => page.getByRole('link', { name });

describe('MobileMenu', () => {
  it('lists the links and marks the one on show', async () => {
    show();
    await expect.element(link('Pricing')).toHaveAttribute('href', '/pricing');
    await expect.element(link('Blog')).toHaveAttribute('aria-current', 'page');
  });

  it('opens and closes the products', async () => {
    show();
    const products = page.getByRole('button', { name: 'Products' });
    await expect.element(products).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(products);
    await expect.element(link('BGP Analytics')).toHaveAttribute('href', '/products/bgp-analytics');
    await userEvent.click(products);
    await expect.element(products).toHaveAttribute('aria-expanded', 'false');
  });

  it('has the products open on a page of one', async () => {
    show({ currentPath: '/products/bgp-analytics' });
    await expect.element(link('BGP Analytics')).toHaveAttribute('aria-current', 'page');
  });

  it('offers a guest the ways in', async () => {
    show({ account: null });
    await expect.element(link('Log in')).toHaveAttribute('href', '/auth/login');
    await expect.element(link('Sign up')).toHaveAttribute('href', '/auth/register');
    expect(page.getByRole('button', { name: 'Log out' }).query()).toBeNull();
  });

  it("leads to the signed-in person's pages and out", async () => {
    const { onClose, onLogOut } = show({ account });
    await expect.element(link(/Ada Brook/)).toHaveAttribute('href', '/user/profile');
    await expect.element(link('Dashboard')).toHaveAttribute('href', '/user/radar');
    await expect.element(link('Messages 3 unread')).toHaveAttribute('href', '/user/messages');
    expect(link('Log in').query()).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Log out' }));
    expect(onLogOut).toHaveBeenCalledOnce();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('says nothing of accounts while it is not known who looks', () => {
    show();
    expect(link('Log in').query()).toBeNull();
    expect(page.getByRole('button', { name: 'Log out' }).query()).toBeNull();
  });

  it('is closed by a link and by Escape', async () => {
    const { onClose, navigate } = show();
    await userEvent.click(link('Pricing'));
    expect(navigate.mock.lastCall?.[0]).toBe('/pricing');
    expect(onClose).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it.each(['light', 'dark'] as const)('has no axe violation in the %s theme', async (theme) => {
    show({ account, currentPath: '/products/bgp-analytics' }, theme);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
