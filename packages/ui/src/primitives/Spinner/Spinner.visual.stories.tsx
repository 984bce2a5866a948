import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Spinner } from './Spinner.tsx';
import { spinnerSizes } from './Spinner.variants.ts';

export default { component: Spinner, tags: ['visual'] } satisfies Meta;

export const Sizes: StoryObj = {
  render: () => (
    <Inline>
      {spinnerSizes.map((size) => (
        <Spinner key={size} size={size} label="Loading" />
      ))}
    </Inline>
  ),
};
