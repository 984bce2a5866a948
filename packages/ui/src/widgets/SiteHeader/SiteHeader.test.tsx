import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { navLinks } from './SiteHeader.fixtures.ts';
import { SiteHeader } from './SiteHeader.tsx';

const show = () =>
  render(
    <>
      <SiteHeader links={navLinks} currentPath="/blog/articles/7" search={<input aria-label="Search" />} />
      <div style={{ height: 3000 }} />
    </>,
  );

/** The stage of a test is a main element, in which a header is no banner: it is found by the home link in it. */
const header = () => page.getByRole('link', { name: 'Routeglass' }).element().closest('header') as HTMLElement;

/** Runs on a screen of another width and gives the usual one back. */
const onWidth = async (width: number, act: () => Promise<void>) => {
  await page.viewport(width, 640);
  await act();
  await page.viewport(1024, 768);
};

/** The menu takes focus once it stands: keys before that are not its own. */
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

  it('turns its links into a menu on small screens', () =>
    onWidth(600, async () => {
      show();
      expect(page.getByRole('link', { name: 'Blog' }).query()).toBeNull();
      await userEvent.click(page.getByRole('button', { name: 'Open the menu' }));
      await expect.element(page.getByRole('dialog').getByRole('link', { name: 'Blog' })).toBeVisible();
      await focusInDialog();
      await userEvent.keyboard('{Escape}');
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    }));

  it('moves the search into the menu on the narrowest', () =>
    onWidth(400, async () => {
      show();
      expect(page.getByRole('textbox', { name: 'Search' }).query()).toBeNull();
      await userEvent.click(page.getByRole('button', { name: 'Open the menu' }));
      await expect.element(page.getByRole('dialog').getByRole('textbox', { name: 'Search' })).toBeVisible();
      await focusInDialog();
      await userEvent.keyboard('{Escape}');
    }));

  it('has no axe violation', async () => {
    show();
    expect(await axeProblems(header())).toEqual([]);
  });
});
