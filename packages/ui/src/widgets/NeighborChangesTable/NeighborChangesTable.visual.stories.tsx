import type { Meta, StoryObj } from '@storybook/react-vite';
import { changesPageOf, days, view } from '../ChangesTable/ChangesTable.fixtures.ts';
import { mixedEvidence } from '../EvidencePopover/EvidencePopover.fixtures.ts';
import { neighborChanges } from './NeighborChangesTable.fixtures.ts';
import { NeighborChangesTable } from './NeighborChangesTable.tsx';

export default { component: NeighborChangesTable, tags: ['visual'] } satisfies Meta;

const nothing = () => undefined;
const table = (
  <NeighborChangesTable
    label="Changed neighbors of AS64512"
    days={days}
    changes={{ status: 'ready', data: changesPageOf(neighborChanges) }}
    kind={null}
    onKindChange={nothing}
    view={view}
    csvName="changes"
    evidence={() => ({ evidence: { status: 'ready', data: mixedEvidence } })}
  />
);

export const Wide: StoryObj = { parameters: { picture: { width: 1024 } }, render: () => table };
export const Phone: StoryObj = { parameters: { picture: { width: 320 } }, render: () => table };
