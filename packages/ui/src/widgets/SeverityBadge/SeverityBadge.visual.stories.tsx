import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { severities } from '../../facts/severity.ts';
import { SeverityBadge } from './SeverityBadge.tsx';

export default { component: SeverityBadge, tags: ['visual'] } satisfies Meta;

export const All: StoryObj = {
  render: () => (
    <Inline>
      {severities.map((severity) => (
        <SeverityBadge key={severity} severity={severity} />
      ))}
    </Inline>
  ),
};
