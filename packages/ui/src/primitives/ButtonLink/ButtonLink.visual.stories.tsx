import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { Inline } from '../Inline/Inline.tsx';
import { buttonKinds } from '../Button/Button.variants.ts';
import { ButtonLink } from './ButtonLink.tsx';

export default { component: ButtonLink, tags: ['visual'] } satisfies Meta;

export const Kinds: StoryObj = {
  render: () => (
    <Inline gap={12}>
      {buttonKinds.map((kind) => (
        <ButtonLink key={kind} href="/pricing" kind={kind} iconAfter={ArrowRight}>
          See plans
        </ButtonLink>
      ))}
    </Inline>
  ),
};
