import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContactButton } from './ContactButton.tsx';

export default {
  component: ContactButton,
  tags: ['visual'],
  parameters: { picture: { width: 320, height: 96 } },
} satisfies Meta;

/** A transformed frame contains its fixed descendants. */
export const Closed: StoryObj = {
  render: () => (
    <div style={{ position: 'relative', height: 96, transform: 'translate(0)' }}>
      <ContactButton>Nothing</ContactButton>
    </div>
  ),
};
