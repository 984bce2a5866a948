import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { ZoomIn } from 'lucide-react';
import { buttonKinds, buttonSizes } from '../Button/Button.variants.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  component: IconButton,
  args: { icon: ZoomIn, label: 'Zoom in' },
  argTypes: {
    kind: { control: 'inline-radio', options: buttonKinds },
    size: { control: 'inline-radio', options: buttonSizes },
    icon: { control: false },
  },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ShowsItsName: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Zoom in');
  },
};

export const Disabled: Story = { args: { isDisabled: true } };
