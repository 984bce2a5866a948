import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { ProviderJoinForm } from './ProviderJoinForm.tsx';

it('needs the privacy policy accepted', async () => {
  const onSubmit = vi.fn();
  render(<ProviderJoinForm privacyHref="/docs/privacy.pdf" onSubmit={onSubmit} error="Try again." />);
  const create = page.getByRole('button', { name: 'Create account' });
  await expect.element(create).toBeDisabled();
  await expect.element(page.getByText('Try again.')).toBeVisible();
  expect(await axeProblems(document.body)).toEqual([]);
  // By key, because the middle of its text is a link.
  page
    .getByRole('checkbox', { name: /I accept/ })
    .element()
    .focus();
  await userEvent.keyboard(' ');
  await userEvent.click(create);
  expect(onSubmit).toHaveBeenCalledOnce();
});
