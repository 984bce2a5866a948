import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { loadFlags } from './flags.ts';
import { Flag } from './Flag.tsx';

describeConformance<HTMLSpanElement>('Flag', (host) => <Flag {...host} code="JP" />);

describe('Flag', () => {
  it.each([
    ['jp', undefined, 'Japan'],
    ['DE', undefined, 'Germany'],
    ['JP', 'Nihon', 'Nihon'],
    ['?!', undefined, '?!'],
  ])('names %s', async (code, name, expected) => {
    render(<Flag code={code} name={name || undefined} />);
    await expect.element(page.getByRole('img', { name: expected })).toBeVisible();
  });

  it('keeps its size from before the drawing is there', async () => {
    const { stage } = render(<Flag code="BR" />);
    const box = () => stage.firstElementChild?.getBoundingClientRect().toJSON() as unknown;
    const before = box();
    await loadFlags();
    await expect.poll(() => stage.querySelector('svg')).not.toBeNull();
    expect(box()).toEqual(before);
  });

  it('is silent beside its name', () => {
    const { stage } = render(<Flag code="BR" decorative />);
    expect(stage.querySelectorAll('[role="img"]')).toHaveLength(0);
  });
});
