import type { Meta, StoryObj } from '@storybook/react-vite';
import { glossaryGroups } from '@routeglass/domain/glossary-terms';
import { Glossary } from './Glossary.tsx';

const meta = { component: Glossary, args: { groups: glossaryGroups } } satisfies Meta<typeof Glossary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const OneTopic: Story = { args: { groups: glossaryGroups.slice(0, 1) } };
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
};
