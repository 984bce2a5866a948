import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../Columns/Columns.tsx';
import { TextArea } from './TextArea.tsx';

export default { component: TextArea, tags: ['visual'], parameters: { picture: { width: 800 } } } satisfies Meta;

export const States: StoryObj = {
  render: () => (
    <Columns shares="1 1 1">
      <TextArea label="Message" placeholder="What did you see?" description="Prefixes and times help us." />
      <TextArea label="Message" error="Required field" size="large" rows={3} />
      <TextArea label="Message" defaultValue="AS64512 announces our prefix." isDisabled size="small" />
    </Columns>
  ),
};
