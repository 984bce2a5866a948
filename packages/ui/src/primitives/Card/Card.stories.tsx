import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Card } from './Card.tsx';

const meta = {
  component: Card,
  args: { title: 'Announced prefixes', children: '10.12.0.0/16' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithActions: Story = { args: { actions: <Button size="small">All</Button> } };

export const LongTitle: Story = {
  args: { title: 'Announced prefixes of the Northern Region Research and Education Network Association' },
};
