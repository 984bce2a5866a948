import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../Columns/Columns.tsx';
import { PasswordField } from './PasswordField.tsx';

export default { component: PasswordField, tags: ['visual'], parameters: { picture: { width: 800 } } } satisfies Meta;

export const States: StoryObj = {
  render: () => (
    <Columns shares="1 1 1">
      <PasswordField label="Password" defaultValue="secret" />
      <PasswordField label="Confirm password" defaultValue="secret" error="Passwords do not match" />
      <PasswordField label="Password" defaultValue="secret" isDisabled size="small" />
    </Columns>
  ),
};
