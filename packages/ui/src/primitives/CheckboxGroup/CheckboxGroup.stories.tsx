import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { choiceDirections } from '../Field/choice.ts';
import { feeds } from './CheckboxGroup.fixtures.ts';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta = {
  component: CheckboxGroup,
  args: { label: 'Incidents', items: feeds, onChange: fn() },
  argTypes: { direction: { control: 'inline-radio', options: choiceDirections } },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The parent is ticked if all its children are, and shows a dash if only some are. */
export const WithParent: Story = {
  args: { hasParent: true, defaultSelected: ['created'] },
  play: async ({ args, canvas, userEvent }) => {
    const parent = canvas.getByRole('checkbox', { name: 'Incidents' });
    await expect(parent).toBePartiallyChecked();
    await userEvent.click(parent);
    await expect(args.onChange).toHaveBeenLastCalledWith(['created', 'affected', 'leaks']);
    await expect(parent).toBeChecked();
    await userEvent.click(parent);
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

export const Horizontal: Story = { args: { direction: 'horizontal' } };

export const WithError: Story = { args: { error: 'Choose at least one.', description: 'You can change it later.' } };

export const Disabled: Story = { args: { isDisabled: true, hasParent: true, defaultSelected: ['created'] } };
