import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { SampleSessionMenu } from './SampleSessionMenu.tsx';

const line = (name: RegExp) => page.getByRole('menuitemradio', { name });

it('says as whom the sample is looked at, and changes it', async () => {
  const onChange = vi.fn();
  render(<SampleSessionMenu session="none" onChange={onChange} />);
  await userEvent.click(page.getByRole('button', { name: 'Sample session: Signed out' }));
  await expect.element(line(/^Signed out/)).toHaveAttribute('aria-checked', 'true');
  expect(await axeProblems(document.body)).toEqual([]);
  await userEvent.click(line(/^With rating subscription/));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('rating');
});

it('does nothing for the choice that is in force', async () => {
  const onChange = vi.fn();
  render(<SampleSessionMenu session="rating" onChange={onChange} />, 'dark');
  await userEvent.click(page.getByRole('button', { name: 'Sample session: With rating subscription' }));
  await userEvent.click(line(/^With rating subscription/));
  await expect.element(line(/^With rating subscription/)).not.toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
});
