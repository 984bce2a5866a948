import type { Meta, StoryObj } from '@storybook/react-vite';
import { accesses, nameOf, networks } from './AsConfirmationForm.fixtures.ts';
import { AsConfirmationForm } from './AsConfirmationForm.tsx';

export default {
  component: AsConfirmationForm,
  tags: ['visual'],
  parameters: { picture: { width: 480 } },
} satisfies Meta;

export const Full: StoryObj = {
  render: () => (
    <AsConfirmationForm
      networks={networks}
      accesses={accesses}
      nameOf={nameOf}
      onRequest={() => undefined}
      error="Error sending request"
    />
  ),
};
