import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { WizardActions } from './WizardActions.tsx';
import { WizardSteps } from './WizardSteps.tsx';

const hrefOf = (step: string) => `/try-for-free?bgp-wizard=${step}`;
const step = (name: string | RegExp) => page.getByRole('link', { name });

describe('WizardSteps', () => {
  it('leads to the steps that are open, and says which one it is', async () => {
    render(<WizardSteps current="trial-request" reader={{ isLoggedIn: true, isApproved: true }} hrefOf={hrefOf} />);
    await expect
      .element(step(/Establishing Session/))
      .toHaveAttribute('href', '/try-for-free?bgp-wizard=establish-session');
    await expect.element(step(/Trial/)).toHaveAttribute('aria-current', 'step');
    await expect.element(step(/Login\/Register/)).toHaveAttribute('aria-disabled', 'true');
  });

  it('leads a guest nowhere but to the first', async () => {
    render(<WizardSteps current="register" reader={{ isLoggedIn: false, isApproved: false }} hrefOf={hrefOf} />);
    const links = page.getByRole('link').elements();
    expect(links.map((link) => link.getAttribute('aria-disabled'))).toEqual([null, 'true', 'true', 'true']);
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(links[0]);
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    render(
      <WizardSteps current="establish-session" reader={{ isLoggedIn: true, isApproved: true }} hrefOf={hrefOf} />,
      theme,
    );
    expect(await axeProblems(document.body)).toEqual([]);
  });
});

describe('WizardActions', () => {
  it('goes back, past and on', async () => {
    const [onPrevious, onSkip, onNext] = [vi.fn(), vi.fn(), vi.fn()];
    render(<WizardActions onPrevious={onPrevious} onSkip={onSkip} onNext={onNext} />);
    for (const name of ['Previous', 'Skip', 'Next']) await userEvent.click(page.getByRole('button', { name }));
    for (const called of [onPrevious, onSkip, onNext]) expect(called).toHaveBeenCalledOnce();
  });

  it('waits with the way on until the step is done', async () => {
    render(<WizardActions onNext={vi.fn()} canGoOn={false} />);
    await expect.element(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  });
});
