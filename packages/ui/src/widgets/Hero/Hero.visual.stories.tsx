import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { examples } from '../SearchExamples/SearchExamples.fixtures.ts';
import { Hero } from './Hero.tsx';

export default { component: Hero, tags: ['visual'] } satisfies Meta;

const nothing = () => undefined;

export const Known: StoryObj = {
  parameters: { picture: { width: 960 } },
  render: () => (
    <Hero
      search={<SearchBox size="hero" suggestions={[]} onQueryChange={nothing} onNavigate={nothing} />}
      statement="Routeglass shows who announces an address, which paths lead to it, and whether its origin is valid."
      examples={examples}
      documents={[{ label: 'API', href: '/openapi-config.json' }]}
      visitor={{ asn: 64512, asName: 'ALDER-NET', ip: '10.0.0.7', prefix: '10.0.0.0/16', city: 'Utrecht' }}
    />
  ),
};
