import { expect, it } from 'vitest';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { LastSeen, type LastSeenProps } from './LastSeen.tsx';

const over = new Date('2026-01-13T09:12:00Z');

it.each<[LastSeenProps, string]>([
  [{ value: over }, 'Jan 13 2026 09:12 UTC'],
  [{ value: over, precision: 'day' }, '2026/01/13'],
  [{ value: null }, 'Active'],
  [{ value: null, quiet: true }, 'ongoing'],
])('LastSeen says of %o: %s', async (props, words) => {
  const { stage } = render(<LastSeen {...props} />);
  expect(stage.textContent).toBe(words);
  expect(await axeProblems(stage)).toEqual([]);
});
