import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { allCookies, necessaryCookies } from './consent.ts';
import { CookieBanner } from './CookieBanner.tsx';

const show = (theme: 'light' | 'dark' = 'light') => {
  const onChoose = vi.fn();
  render(<CookieBanner onChoose={onChoose} policyHref="/docs/policy.pdf" />, theme);
  return onChoose;
};
const press = (name: string) => userEvent.click(page.getByRole('button', { name }));
const box = (name: RegExp) => page.getByRole('checkbox', { name });

describe('CookieBanner', () => {
  it.each([
    ['Accept all', allCookies],
    ['Necessary only', necessaryCookies],
  ])('takes %s', async (button, consent) => {
    const onChoose = show();
    await press(button);
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(consent);
  });

  it('lets each category be chosen, but the necessary ones', async () => {
    const onChoose = show();
    await press('Choose');
    await expect.element(box(/Necessary/)).toBeChecked();
    await expect.element(box(/Necessary/)).toBeDisabled();
    for (const name of [/Analytics/, /Marketing/, /Functional/]) await expect.element(box(name)).not.toBeChecked();
    await userEvent.click(box(/Analytics/), { force: true });
    await userEvent.click(box(/Functional/), { force: true });
    await userEvent.click(box(/Analytics/), { force: true });
    await press('Save my choice');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({ ...necessaryCookies, functional: true });
  });

  it('stays until a choice is made, whatever key is pressed', async () => {
    const onChoose = show();
    await userEvent.keyboard('{Tab}{Escape}');
    await expect.element(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('links the privacy policy', async () => {
    show();
    await expect
      .element(page.getByRole('link', { name: 'Privacy policy' }))
      .toHaveAttribute('href', '/docs/policy.pdf');
  });

  it('opens with the choice that holds, takes the focus, and gives it back', async () => {
    const onClose = vi.fn();
    const consent = { ...necessaryCookies, analytics: true };
    const footer = (isOpen: boolean) => (
      <>
        <button>Cookies</button>
        {isOpen && <CookieBanner onChoose={vi.fn()} consent={consent} onClose={onClose} />}
      </>
    );
    const { rerender } = render(footer(false));
    const button = page.getByRole('button', { name: 'Cookies' });
    (button.element() as HTMLElement).focus();
    rerender(footer(true));
    await expect.element(page.getByRole('region', { name: 'Cookies' })).toHaveFocus();
    await expect.element(box(/Analytics/)).toBeChecked();
    await expect.element(box(/Functional/)).not.toBeChecked();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
    rerender(footer(false));
    await expect.element(button).toHaveFocus();
  });

  it.each([
    ['what had it before', '{Tab}{Tab}{Tab}{Enter}', 'Search'],
    ['what stands beside it', '{Enter}', 'Footer'],
  ])('gives the focus to %s when it is answered for the first time', async (_, keys, next) => {
    function Asked() {
      const [isAsked, setAsked] = useState(true);
      return (
        <>
          <button>Search</button>
          {isAsked && <CookieBanner onChoose={() => setAsked(false)} />}
          <button>Footer</button>
        </>
      );
    }
    render(<Asked />);
    const own = page.getByRole('button', { name: 'Necessary only' }).element() as HTMLElement;
    if (!keys.startsWith('{Tab}')) own.focus();
    await userEvent.keyboard(keys);
    await expect.element(page.getByRole('region', { name: 'Cookies' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: next })).toHaveFocus();
  });

  it('has nothing to choose where the browser refuses', async () => {
    render(<CookieBanner onChoose={vi.fn()} isRefusedByBrowser onClose={vi.fn()} />);
    await expect.element(page.getByText(/^Your browser asks sites not to track you/)).toBeVisible();
    expect(page.getByRole('button').elements()).toHaveLength(1);
    expect(page.getByRole('checkbox').elements()).toHaveLength(0);
  });

  it.each(['light', 'dark'] as const)('has no axe violation in the %s theme', async (theme) => {
    show(theme);
    await press('Choose');
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
