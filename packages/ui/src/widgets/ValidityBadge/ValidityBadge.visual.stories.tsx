import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { RoaEvidenceView } from './RoaEvidenceView.tsx';
import { lengthEvidence } from './ValidityBadge.fixtures.ts';
import { ValidityBadge } from './ValidityBadge.tsx';

export default { component: ValidityBadge, tags: ['visual'] } satisfies Meta;

export const Verdicts: StoryObj = {
  render: () => (
    <Stack gap={24}>
      <Inline gap={16}>
        {(['valid', 'unknown', 'invalid'] as const).map((validity) => (
          <ValidityBadge key={validity} validity={validity} />
        ))}
      </Inline>
      <RoaEvidenceView evidence={{ status: 'ready', data: lengthEvidence }} />
    </Stack>
  ),
};
