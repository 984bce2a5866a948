import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import type { RouteAge } from './freshness.ts';
import { pageSources } from './FreshnessLine.fixtures.ts';
import { FreshnessLine } from './FreshnessLine.tsx';
import { sourceGroups } from '../../facts/sourceGroups.ts';
import { SourceList } from './SourceList.tsx';

export default { component: FreshnessLine, tags: ['visual'] } satisfies Meta;

const asOf = new Date('2026-01-15T09:00:00Z');
const ages: readonly RouteAge[] = [
  { asOf, ageInSeconds: 600, sample: false },
  { asOf, ageInSeconds: 86_400 * 400, sample: false },
  { asOf, ageInSeconds: 600, sample: true },
  { asOf: null, ageInSeconds: null, sample: false },
];

export const Ages: StoryObj = {
  render: () => (
    <Stack gap={12}>
      {ages.map((age) => (
        <FreshnessLine key={`${age.ageInSeconds} ${age.sample}`} age={age} />
      ))}
      <FreshnessLine age={ages[0]} sources={pageSources} />
      <SourceList groups={sourceGroups(pageSources)} />
    </Stack>
  ),
};
