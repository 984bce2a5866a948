import type { Meta, StoryObj } from '@storybook/react-vite';
import { SubmitButton } from '../Form/SubmitButton.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FormDialog } from './FormDialog.tsx';

export default {
  component: FormDialog,
  tags: ['visual'],
  parameters: { picture: { width: 1024, height: 768 } },
} satisfies Meta;

export const Open: StoryObj = {
  render: () => (
    <FormDialog isOpen onOpenChange={() => undefined} title="Suppress address" onSubmit={() => Promise.resolve(null)}>
      <TextField label="Email" name="email" isRequired />
      <TextField label="Reason" name="reason" />
      <SubmitButton>Suppress</SubmitButton>
    </FormDialog>
  ),
};
