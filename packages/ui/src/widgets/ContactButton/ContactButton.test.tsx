import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { Page } from '../../primitives/Page/Page.tsx';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { ContactButton } from './ContactButton.tsx';

const button = () => page.getByRole('button', { name: 'Contact us' });
const dialog = () => page.getByRole('dialog', { name: 'Contact us' });

describe('ContactButton', () => {
  it('opens by keyboard and closes with Escape, the focus back on it', async () => {
    const onOpenChange = vi.fn();
    render(<ContactButton onOpenChange={onOpenChange}>Write to us</ContactButton>);
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(dialog().getByText('Write to us')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await vi.waitFor(() => expect(document.activeElement).toBe(button().element()));
    expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
  });

  it('leaves it to its owner whether it is open', async () => {
    const { rerender } = render(<ContactButton isOpen={false}>Write to us</ContactButton>);
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(dialog()).not.toBeInTheDocument();
    rerender(<ContactButton isOpen>Write to us</ContactButton>);
    await expect.element(dialog()).toBeVisible();
  });

  it('leaves a short page the room that it takes below it, so that nothing scrolls', () => {
    render(
      <Page footer={<footer>Footer</footer>}>
        <ContactButton>Write to us</ContactButton>
      </Page>,
    );
    const root = page.getByText('Footer').element().parentElement;
    expect(root?.getBoundingClientRect().height).toBe(innerHeight - 64);
  });

  it('stays in the corner of the window, with a name also on a phone', async () => {
    await page.viewport(360, 640);
    render(<ContactButton>Write to us</ContactButton>);
    const { right, bottom, width } = button().element().getBoundingClientRect();
    expect([bottom, width]).toEqual([624, 36]);
    // The window reserves the width of a scrollbar.
    expect(right).toBeGreaterThan(328);
    expect(right).toBeLessThanOrEqual(352);
    await userEvent.click(button());
    await expect.element(dialog()).toBeVisible();
    expect(dialog().element().getBoundingClientRect().right).toBeLessThan(360);
    await page.viewport(1024, 768);
  });

  it('gives way on a phone while the page is scrolled down, and comes back at its end, upwards and by Tab', async () => {
    await page.viewport(360, 640);
    render(
      <div style={{ height: 3000 }}>
        <ContactButton>Write to us</ContactButton>
      </div>,
    );
    const place = button().element().parentElement!;
    const opacity = () => getComputedStyle(place).opacity;
    const isThere = async (y: number, wanted: '0' | '1') => {
      const scrolled = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }));
      window.scrollTo(0, y);
      await scrolled;
      await expect.poll(opacity).toBe(wanted);
    };
    await isThere(900, '0');
    await isThere(600, '1');
    await isThere(900, '0');
    await isThere(document.documentElement.scrollHeight, '1');
    await isThere(900, '1');
    await isThere(1200, '0');
    await userEvent.keyboard('{Tab}');
    await expect.poll(opacity).toBe('1');
    await page.viewport(1024, 768);
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    render(<ContactButton>Write to us</ContactButton>, theme);
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(dialog()).toBeVisible();
    expect(await axeProblems(dialog().element())).toEqual([]);
  });
});
