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

it('keeps the room of examples that may come, which nobody reads', async () => {
  const one = examples.slice(0, 1);
  const narrow = (shown: typeof examples, roomFor?: typeof examples) => (
    <div style={{ width: 240 }}>
      <SearchExamples examples={shown} roomFor={roomFor} />
    </div>
  );
  const height = () => page.getByRole('navigation').element().getBoundingClientRect().height;
  const { rerender } = render(narrow(one));
  const alone = height();
  rerender(narrow(one, examples));
  const room = height();
  expect(room).toBeGreaterThan(alone);
  expect(page.getByRole('link').elements()).toHaveLength(1);
  rerender(narrow(examples, one));
  expect(height()).toBe(room);
  expect(page.getByRole('link').elements()).toHaveLength(5);
  expect(await axeProblems(document.body)).toEqual([]);
});
