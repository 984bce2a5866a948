import type { Meta, StoryObj } from '@storybook/react-vite';
import { PaymentChoice } from './PaymentChoice.tsx';

export default { component: PaymentChoice, tags: ['visual'] } satisfies Meta;

export const Variants: StoryObj = {
  parameters: { picture: { width: 480 } },
  render: () => (
    <PaymentChoice selected="bill" onSelect={() => undefined} takesCards>
      The form of the bill
    </PaymentChoice>
  ),
};
