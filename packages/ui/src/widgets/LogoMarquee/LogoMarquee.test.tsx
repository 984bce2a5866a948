import { afterEach, describe, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { exampleCompanies } from '../CompanyLogo/exampleCompanies.ts';
import { LogoMarquee } from './LogoMarquee.tsx';
import { LogoRow } from './LogoRow.tsx';

/** Emulates the reader's motion preference; tests usually run with reduced motion. */
const wishFor = (value: 'no-preference' | 'reduce') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
afterEach(() => wishFor('reduce'));

const show = () =>
  render(
    <>
      <LogoMarquee label="Communities" companies={exampleCompanies} />
      <button type="button">Next</button>
    </>,
  );
const row = () => page.getByRole('region', { name: 'Communities' });
const belt = () => getComputedStyle(row().element().firstElementChild as Element);

describe('LogoMarquee', () => {
  it('names each company once', () => {
    show();
    expect(page.getByRole('listitem').elements()).toHaveLength(exampleCompanies.length);
  });

  it('goes round in 18 seconds, evenly and without end', async () => {
    await wishFor('no-preference');
    show();
    expect(belt()).toMatchObject({
      animationDuration: '18s',
      animationTimingFunction: 'linear',
      animationIterationCount: 'infinite',
    });
  });

  it('rests under the pointer', async () => {
    await wishFor('no-preference');
    show();
    await userEvent.hover(page.getByRole('button'));
    expect(belt().animationPlayState).toBe('running');
    await userEvent.hover(row());
    expect(belt().animationPlayState).toBe('paused');
    await userEvent.hover(page.getByRole('button'));
  });

  it('rests under the focus', async () => {
    await wishFor('no-preference');
    show();
    await userEvent.hover(page.getByRole('button'));
    await userEvent.keyboard('{Tab}');
    await expect.element(row()).toHaveFocus();
    expect(belt().animationPlayState).toBe('paused');
  });

  it('stands still for who asks for less motion, and shows every logo', () => {
    show();
    expect(belt().animationName).toBe('none');
    const { right } = row().element().getBoundingClientRect();
    for (const item of page.getByRole('listitem').elements())
      expect(item.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  });

  it.each(['light', 'dark'] as const)('has no axe violation in the %s theme', async (theme) => {
    render(<LogoMarquee label="Communities" companies={exampleCompanies} />, theme);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});

describe('LogoRow', () => {
  it('names each company once, and nothing in it moves', () => {
    render(<LogoRow label="Customers" companies={exampleCompanies} />);
    const logos = page.getByRole('list', { name: 'Customers' }).getByRole('listitem').elements();
    expect(logos.map(({ textContent }) => textContent)).toEqual(exampleCompanies.map(({ name }) => name));
    expect(document.getAnimations()).toEqual([]);
  });
});
