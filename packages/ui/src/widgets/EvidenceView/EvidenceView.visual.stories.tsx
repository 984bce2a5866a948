import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../../primitives/Columns/Columns.tsx';
import { longEvidence, mixedEvidence } from '../EvidencePopover/EvidencePopover.fixtures.ts';
import { EvidenceView } from './EvidenceView.tsx';

export default { component: EvidenceView, tags: ['visual'] } satisfies Meta;

export const Views: StoryObj = {
  parameters: { picture: { width: 740 } },
  render: () => (
    <Columns gap={32} from="sm">
      <EvidenceView evidence={{ status: 'ready', data: mixedEvidence }} />
      <EvidenceView evidence={{ status: 'ready', data: longEvidence }} />
    </Columns>
  ),
};
