import type { Meta, StoryObj } from '@storybook/react-vite';
import { mixedEvidence } from '../EvidencePopover/EvidencePopover.fixtures.ts';
import { EvidenceSign } from './EvidenceSign.tsx';

export default { component: EvidenceSign, tags: ['visual'] } satisfies Meta;

/** Beside a number with evidence, and a number without. */
export const Numbers: StoryObj = {
  parameters: { picture: { width: 320 } },
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <span>
        412.53{' '}
        <EvidenceSign
          verdict="412.53"
          subject="Connectivity Score of AS64512"
          evidence={{ status: 'ready', data: mixedEvidence }}
        />
      </span>
      <span>
        206.27 <EvidenceSign verdict="206.27" subject="Connectivity Score of AS64601" />
      </span>
    </div>
  ),
};
