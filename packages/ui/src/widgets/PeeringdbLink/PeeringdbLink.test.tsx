import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { PeeringdbLink } from './PeeringdbLink.tsx';

it('PeeringdbLink says whose page it opens', async () => {
  const { stage } = render(<PeeringdbLink name="Polder Exchange" href="https://www.peeringdb.com/ix/1" />);
  const link = page.getByRole('link', { name: 'Polder Exchange in PeeringDB, opens in a new window' });
  await expect.element(link).toHaveAttribute('href', 'https://www.peeringdb.com/ix/1');
  expect(await axeProblems(stage)).toEqual([]);
});

it.each([null, 'javascript:alert(1)'])('PeeringdbLink is nothing for %s', (href) => {
  const { stage } = render(<PeeringdbLink name="Polder Exchange" href={href} />);
  expect(stage.textContent).toBe('');
});
