import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { mixedEvidence } from '../EvidencePopover/EvidencePopover.fixtures.ts';
import { alderOverview, registryOverview } from './AsOverviewCards.fixtures.ts';
import { AsOverviewCards } from './AsOverviewCards.tsx';

export default { component: AsOverviewCards, tags: ['visual'] } satisfies Meta;

export const Overviews: StoryObj = {
  parameters: { picture: { width: 928 } },
  render: () => (
    <Stack gap={32}>
      {[alderOverview, registryOverview].map((data) => (
        <AsOverviewCards
          key={data.prefixes.all}
          asn={64512}
          overview={{ status: 'ready', data }}
          ratingEvidence={() => ({ evidence: { status: 'ready', data: mixedEvidence } })}
        />
      ))}
      <AsOverviewCards asn={64512} overview={{ status: 'loading' }} />
    </Stack>
  ),
};
