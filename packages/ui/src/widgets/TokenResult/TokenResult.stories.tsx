import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { TokenResult } from './TokenResult.tsx';

const meta = {
  component: TokenResult,
  args: { status: 'pending', title: 'Confirming your email' },
} satisfies Meta<typeof TokenResult>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const Full: Story = {
  args: {
    status: 'success',
    title: 'Your email is confirmed',
    action: (
      <ButtonLink href="/auth/login" kind="primary">
        Log In
      </ButtonLink>
    ),
  },
};
export const Question: Story = {
  args: {
    status: 'question',
    title: 'Change the email of your account?',
    children: 'The link was sent to ada@example.net.',
    action: <Button kind="primary">Agree</Button>,
  },
};
export const Failed: Story = {
  args: {
    status: 'error',
    title: 'Invalid email or token',
    children: 'An error occurred while performing the confirmation. Please check the link.',
    code: 'E_FORM_INVALID',
  },
};
export const UnknownError: Story = { args: { status: 'error', title: 'Something went wrong' } };
