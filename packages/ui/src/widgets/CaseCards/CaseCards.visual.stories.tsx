import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { cases } from './CaseCards.fixtures.ts';
import { CaseCards } from './CaseCards.tsx';

export default { component: CaseCards, tags: ['visual'] } satisfies Meta;

export const Widths: StoryObj = {
  parameters: { picture: { width: 990 } },
  render: () => (
    <Stack gap={24}>
      <CaseCards cases={cases} />
      <div style={{ width: 'min(600px, 100%)' }}>
        <CaseCards cases={cases} />
      </div>
      <div style={{ width: 'min(340px, 100%)' }}>
        <CaseCards cases={cases} />
      </div>
    </Stack>
  ),
};
