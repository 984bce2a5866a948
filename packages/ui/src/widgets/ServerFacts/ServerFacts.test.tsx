import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { healthy, troubled } from './ServerFacts.fixtures.ts';
import { ServerFacts } from './ServerFacts.tsx';

describe('ServerFacts', () => {
  it('shows the numbers, and no concern where there is none', async () => {
    const { stage } = render(<ServerFacts facts={{ status: 'ready', data: healthy }} />);
    for (const words of ['PostgreSQL', 'Browsers signed in', '312', '3 queued'])
      await expect.element(page.elementLocator(stage)).toMatchTextContent(words);
    expect(stage.textContent).not.toContain('not going out');
  });

  it('says what needs a hand', async () => {
    render(<ServerFacts facts={{ status: 'ready', data: troubled }} />);
    await expect.element(page.getByText('Mail is not going out')).toBeVisible();
    await expect.element(page.getByText('2 jobs have failed for good')).toBeVisible();
  });

  it('asks again after a failure', async () => {
    const onRetry = vi.fn();
    render(<ServerFacts facts={{ status: 'error', message: 'No answer in time.', onRetry }} />);
    await expect.element(page.getByText('No answer in time.')).toBeVisible();
    await userEvent.click(page.getByRole('button'));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    render(<ServerFacts facts={{ status: 'ready', data: troubled }} />, theme);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
