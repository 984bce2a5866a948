import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { ipVersionChoices } from '../../facts/ipVersions.ts';
import { IpVersionChips } from './IpVersionChips.tsx';

export default { component: IpVersionChips, tags: ['visual'] } satisfies Meta;

export const All: StoryObj = {
  render: () => (
    <Inline gap={24}>
      {ipVersionChoices.map((ipVersion) => (
        <IpVersionChips key={ipVersion} ipVersion={ipVersion} />
      ))}
    </Inline>
  ),
};
