import { expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { UnreadBadge } from './UnreadBadge.tsx';

it.each([
  [0, ''],
  [3, '3 unread'],
  [240, '99+ unread'],
])('UnreadBadge of %d reads "%s"', (count, words) => {
  const { stage } = render(<UnreadBadge count={count} />);
  expect(stage.textContent).toBe(words);
});
