import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { CountryDraft } from './CountryDraft.tsx';
import { fewCountries } from './CountryFilterPopover.fixtures.ts';
import { CountryFilterPopover } from './CountryFilterPopover.tsx';

export default { component: CountryFilterPopover, tags: ['visual'] } satisfies Meta;

const nothing = () => undefined;
const countries = { status: 'ready', data: fewCountries } as const;

export const Buttons: StoryObj = {
  render: () => (
    <Inline>
      <CountryFilterPopover countries={countries} selected={[]} isPro onCommit={nothing} />
      <CountryFilterPopover countries={countries} selected={['DE']} isPro onCommit={nothing} />
      <CountryFilterPopover countries={countries} selected={['DE', 'NL']} isPro onCommit={nothing} />
      <CountryFilterPopover countries={countries} selected={[]} isPro={false} onCommit={nothing} />
    </Inline>
  ),
};

export const Drafts: StoryObj = {
  render: () => (
    <Inline gap={32} align="start">
      <CountryDraft countries={countries} draft={['DE', 'None']} onDraft={nothing} />
      <CountryDraft
        countries={countries}
        draft={[]}
        onDraft={nothing}
        reason="Filter by country is only available for users with Pro Subscription"
      />
    </Inline>
  ),
};
