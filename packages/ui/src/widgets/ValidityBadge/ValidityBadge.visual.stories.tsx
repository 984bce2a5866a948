import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { roaEvidence } from './roaEvidence.ts';
import { lengthFacts } from './ValidityBadge.fixtures.ts';
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
      <ValidityBadge
        validity="invalid"
        subject="ROA of 10.0.3.0/24"
        evidence={{ status: 'ready', data: roaEvidence(lengthFacts) }}
      />
    </Stack>
  ),
};
