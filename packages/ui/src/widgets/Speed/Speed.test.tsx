import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { Speed } from './Speed.tsx';

it('Speed keeps the exact value in the tooltip', async () => {
  render(<Speed megabits={100_000} />);
  const speed = page.getByTitle('100,000 Mbit/s');
  await expect.element(speed).toHaveTextContent('100G');
  await expect.element(speed).toHaveAttribute('value', '100000');
});
