import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { examples } from './SearchExamples.fixtures.ts';
import { SearchExamples } from './SearchExamples.tsx';

it('leads to what each example finds', async () => {
  render(<SearchExamples examples={examples} />);
  const links = page.getByRole('navigation', { name: 'Examples' }).getByRole('link');
  await expect.element(links.first()).toHaveAttribute('href', '/as/64512');
  expect(links.elements()).toHaveLength(5);
  expect(await axeProblems(document.body)).toEqual([]);
});
