import type { Meta, StoryObj } from '@storybook/react-vite';
import { CodeBlock } from './CodeBlock.tsx';
import { Code } from './Code.tsx';

const meta = {
  component: Code,
  args: { children: 'npm run ingest -- rib.bz2' },
} satisfies Meta<typeof Code>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Block: Story = {
  render: () => <CodeBlock label="registry object">{'aut-num:  AS64512\nas-name:  ALDER-NET'}</CodeBlock>,
};

export const LongBlock: Story = {
  render: () => (
    <CodeBlock label="whois answer">
      {Array.from({ length: 80 }, (_, at) => `remarks:  line ${at} ${'long '.repeat(20)}`).join('\n')}
    </CodeBlock>
  ),
};
