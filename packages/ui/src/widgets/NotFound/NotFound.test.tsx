import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { NotFound } from './NotFound.tsx';

describe('NotFound', () => {
  it.each(['No loaded source knows AS99', 'No loaded source knows AS99.'])(
    'says so, says why and leads home: %s',
    async (reason) => {
      const { stage } = render(<NotFound reason={reason} />);
      await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('404 - Page Not Found');
      expect(stage.textContent).toContain('No loaded source knows AS99. Search for');
      await expect.element(page.getByRole('link', { name: 'Back to Home page' })).toHaveAttribute('href', '/');
    },
  );

  it('has the name of a page that is there, but was not told what to show', async () => {
    const { stage } = render(<NotFound title="Domain" reason="No domain given. Search for one below." />);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Domain');
    expect(stage.textContent).toContain('No domain given. Search for one below.Back to Home page');
  });

  it('has no axe violation', async () => {
    render(<NotFound />);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
