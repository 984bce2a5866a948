import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { PageBand } from './PageBand.tsx';
import { bandGrounds } from './PageBand.variants.ts';

export default { component: PageBand, tags: ['visual'] } satisfies Meta;

export const Grounds: StoryObj = {
  parameters: { picture: { width: 900, bleed: true } },
  render: () => (
    <>
      {bandGrounds.map((ground) => (
        <PageBand
          key={ground}
          ground={ground}
          title="Plans and prices"
          lead="Looking around is free. Pro adds ratings and the history of routes."
          action={<ButtonLink href="/pricing">Compare the plans</ButtonLink>}
        >
          <Text>What the band is about</Text>
        </PageBand>
      ))}
    </>
  ),
};
