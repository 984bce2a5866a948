import { beforeAll, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LinkRouter } from '../../primitives/LinkRouter/LinkRouter.tsx';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { PRESS_STILL_OPENS } from './menuIntent.ts';
import { navLinks } from './SiteHeader.fixtures.ts';
import { SiteHeader } from './SiteHeader.tsx';

beforeAll(async () => {
  await import('./NavPanel.tsx');
}, 120_000);

const show = async () => {
  const navigate = vi.fn();
  render(
    <LinkRouter navigate={navigate}>
      <SiteHeader links={navLinks} currentPath="/products/bgp-analytics" />
      <p style={{ paddingTop: 500 }}>The page</p>
    </LinkRouter>,
  );
  // An earlier test may have left the pointer where the button is now.
  await leave();
  await closed();
  return navigate;
};
const leave = () => userEvent.hover(page.getByText('The page'), { force: true });
const button = () => page.getByRole('button', { name: 'Products' });
const product = () => page.getByRole('link', { name: /BGP Incidents Monitoring/ });
const open = () => expect.element(product()).toBeVisible();
const closed = () => expect.element(product()).not.toBeInTheDocument();

describe('The menu of products', () => {
  it('opens when the pointer rests on the link and closes when it leaves', async () => {
    await show();
    await userEvent.hover(button());
    await open();
    await userEvent.hover(product());
    await open();
    await leave();
    await closed();
  });

  it('dims the page while it is open', async () => {
    await show();
    const onTop = () => document.elementFromPoint(500, 600);
    expect(onTop()?.getAttribute('aria-hidden')).toBeNull();
    await userEvent.click(button());
    await open();
    expect(onTop()?.getAttribute('aria-hidden')).toBe('true');
    await userEvent.click(page.elementLocator(onTop() as Element), { position: { x: 500, y: 600 } });
    await closed();
  });

  it('stays open by a press that comes with the rest of the pointer, and closes by the next', async () => {
    await show();
    await userEvent.hover(button());
    await open();
    await userEvent.click(button());
    await open();
    const pressed = performance.now();
    await vi.waitFor(() => expect(performance.now() - pressed).toBeGreaterThan(PRESS_STILL_OPENS));
    await userEvent.click(button());
    await closed();
  });

  it('opens and closes by touch', async () => {
    await show();
    const touch = (type: string) =>
      button()
        .element()
        .dispatchEvent(new PointerEvent(type, { pointerType: 'touch', bubbles: true }));
    touch('pointerover');
    (button().element() as HTMLElement).click();
    await open();
    (button().element() as HTMLElement).click();
    await closed();
  });

  it('opens with Enter, is left with Tab, and tells its state', async () => {
    await show();
    await expect.element(button()).toHaveAttribute('aria-expanded', 'false');
    (button().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await open();
    await expect.element(button()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Tab}');
    await expect.element(product()).toHaveFocus();
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}');
    await expect.element(page.getByRole('link', { name: 'Pricing' })).toHaveFocus();
    await closed();
  });

  it('opens into its first link with the arrow key; Escape gives the focus back', async () => {
    await show();
    (button().element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await vi.waitFor(() => expect(document.activeElement).toBe(product().element()));
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect.element(button()).toHaveFocus();
  });

  it('marks the page on show and what is new, and closes when a link is followed', async () => {
    const navigate = await show();
    await userEvent.click(button());
    await expect.element(page.getByRole('link', { name: /^BGP Analytics/ })).toHaveAttribute('aria-current', 'page');
    await expect.element(page.getByRole('link', { name: /Policy Monitoring ?New/ })).toBeVisible();
    await userEvent.click(product());
    await closed();
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/products/real-time-monitoring', undefined);
  });

  it('has no axe violation while it is open', async () => {
    await show();
    await userEvent.click(button());
    await open();
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
