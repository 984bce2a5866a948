import { useState } from 'react';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { account } from '../AccountMenu/AccountMenu.fixtures.ts';
import { NewsBanner } from '../NewsBanner/NewsBanner.tsx';
import { navLinks } from './SiteHeader.fixtures.ts';
import { SiteHeader, type SiteHeaderProps } from './SiteHeader.tsx';

/** With cold caches the parts that load later take longer to build than a test may last. */
beforeAll(async () => {
  await Promise.all([
    import('./MenuButton.tsx'),
    import('../MobileMenu/MobileMenu.tsx'),
    import('../AccountMenu/AccountMenu.tsx'),
  ]);
}, 120_000);

const show = (props: Partial<SiteHeaderProps> = {}) =>
  render(
    <>
      <SiteHeader links={navLinks} currentPath="/blog/articles/7" {...props} />
      <div style={{ height: 3000 }} />
    </>,
  );

const search = <input aria-label="Search" />;

/** The test stage is a main element, in which a header is not a banner, so it is found by its home link. */
const header = () => page.getByRole('link', { name: 'Routeglass' }).element().closest('header') as HTMLElement;

/** Sets another screen width until the test ends. */
const onWidth = async (width: number) => {
  await page.viewport(width, 640);
  onTestFinished(async () => page.viewport(1024, 768));
};

/** The menu takes the focus once it is open: earlier keys do not reach it. */
const focusInDialog = () =>
  vi.waitFor(
    () => expect(document.querySelector('[role="dialog"]')?.contains(document.activeElement)).toBe(true),
    5000,
  );

describe('SiteHeader', () => {
  it('is 85 pixels high and leads home', async () => {
    show();
    expect(header().getBoundingClientRect().height).toBe(85);
    await expect.element(page.getByRole('link', { name: 'Routeglass' })).toHaveAttribute('href', '/');
  });

  it('marks the link of the page on show', async () => {
    show();
    await expect.element(page.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'page');
    await expect.element(page.getByRole('link', { name: 'Learn' })).not.toHaveAttribute('aria-current');
  });

  it('stands out after more than 50 pixels of scroll', async () => {
    show();
    window.scrollTo(0, 50);
    await expect.element(header()).not.toHaveAttribute('data-scrolled');
    window.scrollTo(0, 51);
    await expect.element(header()).toHaveAttribute('data-scrolled');
    expect(getComputedStyle(header()).backdropFilter).toContain('blur');
    window.scrollTo(0, 0);
  });

  it('stays while the news above it scrolls away', async () => {
    const onClose = vi.fn();
    show({ banner: <NewsBanner title="A new collector" href="/blog/articles/7" onClose={onClose} /> });
    expect(header().getBoundingClientRect().top).toBeGreaterThan(40);
    await userEvent.click(page.getByRole('button', { name: 'Close the news' }));
    expect(onClose).toHaveBeenCalledOnce();
    window.scrollTo(0, 200);
    await vi.waitFor(() => expect(header().getBoundingClientRect().top).toBe(0));
    window.scrollTo(0, 0);
  });

  it('offers a guest the trial and the ways in', async () => {
    show({ account: null });
    const trial = page.getByRole('link', { name: 'Try for Free' });
    await expect.element(trial).toHaveAttribute('href', '/try-for-free');
    await expect.element(trial).toHaveAttribute('target', '_blank');
    await expect.element(page.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/auth/login');
    await expect.element(page.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/auth/register');
  });

  it('shows the account of who is signed in, and lets them out', async () => {
    const onLogOut = vi.fn();
    show({ account, onLogOut });
    expect(page.getByRole('link', { name: 'Log In' }).query()).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Account, 3 unread messages' }));
    await userEvent.click(page.getByRole('menuitem', { name: 'Log out' }));
    expect(onLogOut).toHaveBeenCalledOnce();
  });

  it('shows neither while it is not known who looks', () => {
    show();
    expect(page.getByRole('link', { name: 'Log In' }).query()).toBeNull();
    expect(page.getByRole('button', { name: /Account/ }).query()).toBeNull();
  });

  it('turns its links into a menu on small screens', async () => {
    await onWidth(600);
    show({ search });
    expect(page.getByRole('link', { name: 'Blog' }).query()).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Open the menu' }));
    await expect.element(page.getByRole('dialog').getByRole('link', { name: 'Blog' })).toBeVisible();
    await focusInDialog();
    // The tooltip of the button under the pointer handles the key first, if it is already open.
    const afterEscape = async () => {
      await userEvent.keyboard('{Escape}');
      return page.getByRole('dialog').query();
    };
    await expect.poll(afterEscape).toBeNull();
  });

  it('opens the search from an icon on the narrowest', async () => {
    await onWidth(400);
    show({ search });
    expect(page.getByRole('textbox', { name: 'Search' }).query()).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Search' }));
    await expect.element(page.getByRole('dialog').getByRole('textbox', { name: 'Search' })).toBeVisible();
    await focusInDialog();
    await userEvent.keyboard('{Escape}');
  });

  it.each([
    [400, true],
    [600, false],
  ])('at %d pixels has the search in the menu: %s', async (width, isInMenu) => {
    await onWidth(width);
    show({ search });
    await userEvent.click(page.getByRole('button', { name: 'Open the menu' }));
    await focusInDialog();
    const box = page.getByRole('dialog').getByRole('textbox', { name: 'Search' });
    if (isInMenu) await expect.element(box).toBeVisible();
    else expect(box.query()).toBeNull();
    await userEvent.keyboard('{Escape}');
  });

  it.each(['Search', 'Open the menu'])('uncovers what was searched for after "%s"', async (button) => {
    await onWidth(400);
    const form = (
      <form onSubmit={(event) => event.preventDefault()}>
        <input aria-label="Field" />
      </form>
    );
    show({ search: form });
    await userEvent.click(page.getByRole('button', { name: button }));
    const field = page.getByRole('dialog').getByRole('textbox', { name: 'Field' });
    await userEvent.fill(field, '3356');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes its menu on another page', async () => {
    function Moving() {
      const [path, setPath] = useState('/blog');
      const choose = <button onClick={() => setPath('/as/3356')}>Choose</button>;
      return <SiteHeader links={navLinks} currentPath={path} search={choose} />;
    }
    await onWidth(400);
    render(<Moving />);
    await userEvent.click(page.getByRole('button', { name: 'Open the menu' }));
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Choose' }));
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([320, 360, 600, 800, 1024, 1280])('fits into %d pixels', async (width) => {
    await onWidth(width);
    show({ search, account: null });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  it.each([null, account])(
    'shows the whole name beside its buttons on a phone of 320 px (account: %o)',
    async (who) => {
      await onWidth(320);
      show({ search, account: who, actions: <button style={{ width: 36 }}>Theme</button> });
      await expect.element(page.getByRole('button', { name: 'Open the menu' })).toBeVisible();
      const name = page.getByText('Routeglass').element();
      expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    },
  );

  it('has no axe violation', async () => {
    show({ account });
    expect(await axeProblems(header())).toEqual([]);
  });
});
