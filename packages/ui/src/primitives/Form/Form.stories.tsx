import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { labels, validate } from './Form.fixtures.ts';
import { Form } from './Form.tsx';
import { SubmitButton } from './SubmitButton.tsx';

const meta = {
  component: Form,
  args: {
    label: 'Contact',
    validate,
    onSubmit: fn(),
    children: (
      <>
        <TextField label="Name" name="name" />
        <TextField label="Email" name="email" type="email" />
        <Inline>
          <SubmitButton>Send</SubmitButton>
        </Inline>
      </>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The focus moves to the first invalid field; its error disappears when it is edited. */
export const Checked: Story = {
  args: { labels },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveFocus();
    await expect(name).toBeInvalid();
    await userEvent.type(name, 'Ada');
    await expect(name).toBeValid();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const FromServer: Story = { args: { serverErrors: { email: 'This e-mail is taken.' } } };

export const Failed: Story = { args: { error: 'Something went wrong' } };

export const Pending: Story = { args: { isPending: true } };
