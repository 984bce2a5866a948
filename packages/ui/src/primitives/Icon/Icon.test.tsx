import { Network } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { Icon } from './Icon.tsx';

describeConformance<SVGSVGElement>('Icon', (host) => <Icon {...host} of={Network} label="Network" />);

describe('Icon', () => {
  it('is hidden without a name and an image with one', async () => {
    const { stage, rerender } = render(<Icon of={Network} />);
    expect(stage.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    rerender(<Icon of={Network} label="Network" />);
    await expect.element(page.getByRole('img', { name: 'Network' })).toBeVisible();
  });
});
