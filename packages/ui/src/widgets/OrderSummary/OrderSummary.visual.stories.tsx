import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../../primitives/Columns/Columns.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { billingPeriods } from '../../facts/subscription.ts';

export default { component: OrderSummary, tags: ['visual'] } satisfies Meta;

export const Periods: StoryObj = {
  parameters: { picture: { width: 760 } },
  render: () => (
    <Columns from="sm" gap={24}>
      {billingPeriods.map((period) => (
        <OrderSummary
          key={period}
          period={period}
          prices={{ monthly: 150, yearlyPerMonth: 105 }}
          isComplete
          rulesHref="/rules"
          privacyHref="/privacy"
          onConfirm={() => undefined}
        />
      ))}
    </Columns>
  ),
};
