import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { Text } from './Text.tsx';

describeConformance<HTMLElement>('Text', (host) => <Text {...host}>words</Text>);

describe('Text', () => {
  it('cuts a line that is too long', () => {
    const { stage } = render(<Text truncate>{'words '.repeat(500)}</Text>);
    const text = stage.firstElementChild as HTMLElement;
    expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
    expect(text.clientWidth).toBeLessThanOrEqual(stage.clientWidth);
  });
});
