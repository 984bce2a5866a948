import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { IxName } from './IxName.tsx';

it.each([
  ['https://exchange.example', 'https://exchange.example/'],
  ['exchange.example', 'https://exchange.example/'],
])('IxName leads to %s', async (website, href) => {
  const { stage } = render(<IxName name="Polder Exchange" website={website} />);
  const link = page.getByRole('link', { name: /^Polder Exchange/ });
  await expect.element(link).toHaveAttribute('href', href);
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(await axeProblems(stage)).toEqual([]);
});

it.each([null, '', 'javascript:alert(1)'])('IxName does not follow %s', (website) => {
  const { stage } = render(<IxName name="Polder Exchange" website={website} />);
  expect(stage.querySelector('a')).toBeNull();
  expect(stage.textContent).toBe('Polder Exchange');
});
