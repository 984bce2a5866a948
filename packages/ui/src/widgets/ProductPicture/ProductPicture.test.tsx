import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { aGraph } from './ProductPicture.fixtures.ts';
import { ProductPicture } from './ProductPicture.tsx';

describe('ProductPicture', () => {
  it.each(['light', 'dark'] as const)('shows the picture of the %s theme alone', async (theme) => {
    render(<ProductPicture {...aGraph} />, theme);
    const [shown, ...others] = page.getByRole('img', { name: aGraph.alt }).elements();
    expect(shown?.getAttribute('src')).toBe(aGraph[theme]);
    expect(others).toEqual([]);
    expect(await axeProblems(document.body)).toEqual([]);
  });

  it('has its room before the picture is there', () => {
    const { stage } = render(<ProductPicture {...aGraph} light="about:blank" />);
    const { width, height } = stage.querySelector('figure')?.getBoundingClientRect() ?? new DOMRect();
    expect(height / width).toBeCloseTo(0.5, 1);
  });
});
