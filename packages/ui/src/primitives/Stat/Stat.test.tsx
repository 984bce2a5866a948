import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { Stat } from './Stat.tsx';

describeConformance<HTMLDListElement>('Stat', (host) => <Stat {...host} label="Customers" value="86" />);

describe('Stat', () => {
  it('keeps its height while the number is on its way', () => {
    const { stage, rerender } = render(<Stat label="Customers" value={undefined} />);
    const before = stage.getBoundingClientRect().height;
    expect(stage.querySelector('dl')?.getAttribute('aria-busy')).toBe('true');
    rerender(<Stat label="Customers" value="86" />);
    expect(stage.getBoundingClientRect().height).toBeCloseTo(before, 0);
  });
});
