import type { Meta, StoryObj } from '@storybook/react-vite';
import { rawText } from './RawObject.fixtures.ts';
import { RawObject } from './RawObject.tsx';

export default { component: RawObject, tags: ['visual'] } satisfies Meta;

export const Wrapped: StoryObj = {
  parameters: { picture: { width: 760 } },
  render: () => (
    <RawObject
      label="Whois entry of AS64512"
      text={{ status: 'ready', data: rawText }}
      hrefs={{
        asn: (asn) => `/as/${asn}`,
        asSet: (name) => `/as-set/${name}`,
        prefix: (prefix) => `/search?query=${prefix}`,
      }}
    />
  ),
};
