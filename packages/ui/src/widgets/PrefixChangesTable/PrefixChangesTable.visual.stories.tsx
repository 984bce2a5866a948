import type { Meta, StoryObj } from '@storybook/react-vite';
import { changesPageOf, days, view } from '../ChangesTable/ChangesTable.fixtures.ts';
import { mixedEvidence } from '../EvidencePopover/EvidencePopover.fixtures.ts';
import { prefixChanges } from './PrefixChangesTable.fixtures.ts';
import { PrefixChangesTable } from './PrefixChangesTable.tsx';

export default { component: PrefixChangesTable, tags: ['visual'] } satisfies Meta;

const nothing = () => undefined;
const table = (
  <PrefixChangesTable
    label="Changed prefixes of AS64512"
    days={days}
    changes={{ status: 'ready', data: changesPageOf(prefixChanges) }}
    kind={null}
    onKindChange={nothing}
    view={view}
    csvName="changes"
    evidence={() => ({ evidence: { status: 'ready', data: mixedEvidence } })}
  />
);

export const Wide: StoryObj = { parameters: { picture: { width: 1024 } }, render: () => table };
export const Phone: StoryObj = { parameters: { picture: { width: 320 } }, render: () => table };
