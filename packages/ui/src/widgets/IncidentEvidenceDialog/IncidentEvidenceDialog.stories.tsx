import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { manyIncidents } from '../IncidentTable/IncidentTable.fixtures.ts';
import type { Incident } from '../../facts/incident.ts';
import { hijackEvidence } from './IncidentEvidenceDialog.fixtures.ts';
import { IncidentEvidenceDialog } from './IncidentEvidenceDialog.tsx';

const [incident] = manyIncidents(1) as [Incident];

const meta = {
  component: IncidentEvidenceDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    incident,
    evidence: { status: 'ready', data: hijackEvidence },
  },
} satisfies Meta<typeof IncidentEvidenceDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const LongPath: Story = {
  args: {
    evidence: {
      status: 'ready',
      data: {
        ...hijackEvidence,
        routes: hijackEvidence.routes.map((route) => ({ ...route, path: '64700 4200000123 '.repeat(30).trim() })),
      },
    },
  },
};
export const RoutesNoLongerKept: Story = {
  args: { evidence: { status: 'ready', data: { ...hijackEvidence, routes: [], routeCount: 0 } } },
};
export const Loading: Story = { args: { evidence: { status: 'loading' } } };
export const Failed: Story = {
  args: { evidence: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Locked: Story = { args: { evidence: { status: 'locked' } } };
