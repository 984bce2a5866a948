import type { Meta, StoryObj } from '@storybook/react-vite';
import { manyIncidents } from '../IncidentTable/IncidentTable.fixtures.ts';
import type { Incident } from '../../facts/incident.ts';
import { hijackEvidence } from './IncidentEvidenceDialog.fixtures.ts';
import { IncidentEvidenceDialog } from './IncidentEvidenceDialog.tsx';

export default {
  component: IncidentEvidenceDialog,
  tags: ['visual'],
  parameters: { picture: { width: 1024, height: 760 } },
} satisfies Meta;

const [incident] = manyIncidents(1) as [Incident];

export const Open: StoryObj = {
  render: () => (
    <IncidentEvidenceDialog
      isOpen
      onOpenChange={() => undefined}
      incident={incident}
      evidence={{ status: 'ready', data: hijackEvidence }}
    />
  ),
};
