import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { NotFound } from './NotFound.tsx';

describe('NotFound', () => {
  it('says so, says why and leads home', async () => {
    const { stage } = render(<NotFound reason="No loaded source knows AS99." />);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('404 - Page Not Found');
    expect(stage.textContent).toContain('No loaded source knows AS99.');
    await expect.element(page.getByRole('link', { name: 'Back to Home page' })).toHaveAttribute('href', '/');
  });

  it('has no axe violation', async () => {
    render(<NotFound />);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
