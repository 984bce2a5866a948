import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { steps } from './HowItWorks.fixtures.ts';
import { HowItWorks } from './HowItWorks.tsx';

const show = (theme: 'light' | 'dark' = 'light') =>
  render(
    <>
      <div style={{ height: 2000 }} />
      <HowItWorks steps={steps} />
      <div style={{ height: 2000 }} />
    </>,
    theme,
  );
const section = () => page.getByRole('region', { name: 'How it works' }).element();
const current = () => document.querySelector('[aria-current="step"]')?.textContent;
const step = (name: string) => page.getByRole('button', { name });

/** Scrolls so that the given share of the section's height is above the window. */
const scrollTo = (part: number) => {
  const { top, height } = section().getBoundingClientRect();
  window.scrollTo(0, window.scrollY + top + part * height + 1);
};

afterEach(() => window.scrollTo(0, 0));

describe('HowItWorks on wide screens', () => {
  it('is four screens high and begins with the first step', () => {
    show();
    expect(section().getBoundingClientRect().height).toBe(4 * window.innerHeight);
    expect(current()).toContain('Bad routing');
    for (const { title, description } of steps) {
      expect(step(title).element()).toBeTruthy();
      expect(page.getByText(description).element()).toBeVisible();
    }
  });

  it.each([
    [0.2, 'Bad routing'],
    [0.25, 'Detecting'],
    [0.5, 'Reporting'],
    [0.75, 'Repairing'],
  ])('shows at %d of its height: %s', async (part, title) => {
    show();
    scrollTo(part);
    await vi.waitFor(() => expect(current()).toContain(title));
  });

  it('scrolls to the step that is pressed', async () => {
    show();
    scrollTo(0);
    await userEvent.click(step('Reporting'));
    await vi.waitFor(() => expect(current()).toContain('Reporting'));
    const { top, height } = section().getBoundingClientRect();
    expect(Math.abs(top + height / 2)).toBeLessThan(3);
  });
});

describe('HowItWorks on narrow screens', () => {
  const narrow = async (motion: 'no-preference' | 'reduce') => {
    await page.viewport(400, 700);
    const wish = (value: string) =>
      cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
    await wish(motion);
    const content = (
      <>
        <p>Away</p>
        <HowItWorks steps={steps} />
      </>
    );
    const { rerender } = render(content);
    await userEvent.hover(page.getByText('Away'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(async () => {
      vi.useRealTimers();
      await wish('reduce');
      await page.viewport(1024, 768);
    });
    // Restarts the timer under fake time: the first one used real time.
    rerender(null);
    rerender(content);
    await drawn();
  };
  /** Waits until React has rendered and restarted the timer. */
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const pass = async (time: number) => {
    await vi.advanceTimersByTimeAsync(time);
    await drawn();
  };

  it('goes on every five seconds, round and round', async () => {
    await narrow('no-preference');
    expect(section().getBoundingClientRect().height).toBeLessThan(700);
    const seen: (string | null | undefined)[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      seen.push(current());
      await pass(5000);
    }
    expect(seen.map((words) => words?.replace(/^\d/, ''))).toEqual([
      'Bad routing',
      'Detecting',
      'Reporting',
      'Repairing',
      'Bad routing',
    ]);
  });

  it('goes to the step that is tapped, and on from there', async () => {
    await narrow('no-preference');
    (step('Reporting').element() as HTMLElement).click();
    await drawn();
    await pass(4999);
    expect(current()).toContain('Reporting');
    await pass(1);
    expect(current()).toContain('Repairing');
  });

  it.each([
    ['the pointer', () => section().dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))],
    ['the pause button', () => (step('Pause the steps').element() as HTMLElement).click()],
  ])('rests under %s', async (_what, rest) => {
    await narrow('no-preference');
    rest();
    await drawn();
    await pass(20_000);
    expect(current()).toContain('Bad routing');
  });

  it('rests for who asks for less motion', async () => {
    await narrow('reduce');
    await pass(20_000);
    expect(current()).toContain('Bad routing');
  });

  it.each(['light', 'dark'] as const)('has no axe violation in the %s theme', async (theme) => {
    show(theme);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
