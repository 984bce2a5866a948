import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

describeConformance<HTMLSpanElement>('VisuallyHidden', (host) => <VisuallyHidden {...host}>of 40</VisuallyHidden>);

describe('VisuallyHidden', () => {
  it('is out of sight but not out of hearing', async () => {
    render(
      <button type="button">
        12 <VisuallyHidden>of 40</VisuallyHidden>
      </button>,
    );
    await expect.element(page.getByRole('button', { name: '12 of 40' })).toBeVisible();
    expect(page.getByText('of 40').element().getBoundingClientRect().width).toBeLessThanOrEqual(1);
  });
});
