import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CommandKeyHint } from './CommandKeyHint.tsx';

const meta = { component: CommandKeyHint, args: { onPress: fn() } } satisfies Meta<typeof CommandKeyHint>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithCtrl: Story = {};
export const WithCmd: Story = { args: { isApple: true } };
