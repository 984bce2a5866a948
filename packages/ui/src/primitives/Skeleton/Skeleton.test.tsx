import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { Text } from '../Text/Text.tsx';
import { Skeleton } from './Skeleton.tsx';

describeConformance<HTMLSpanElement>('Skeleton', (host) => <Skeleton {...host} width="40px" />);

describe('Skeleton', () => {
  it('takes the height of the line it stands for', () => {
    const { stage, rerender } = render(<Text>words</Text>);
    const before = stage.getBoundingClientRect().height;
    rerender(
      <Text as="div">
        <Skeleton />
      </Text>,
    );
    expect(stage.getBoundingClientRect().height).toBe(before);
  });
});
