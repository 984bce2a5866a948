import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../../primitives/Columns/Columns.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { AddressChangeForm } from './AddressChangeForm.tsx';
import { PasswordChangeForm } from './PasswordChangeForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';

export default { component: ProfileForm, tags: ['visual'], parameters: { picture: { width: 880 } } } satisfies Meta;

const nothing = () => undefined;
const change = { email: 'ada@example.org', oldAgreed: true, newAgreed: false };

export const Forms: StoryObj = {
  render: () => (
    <Columns shares="1 1" gap={32}>
      <Stack gap={32}>
        <ProfileForm profile={{ firstname: 'Ada', lastname: 'Brook', position: 'Network engineer' }} onSave={nothing} />
        <AddressChangeForm email="ada@example.net" change={change} onChange={nothing} onCancel={nothing} />
      </Stack>
      <Stack gap={32}>
        <AddressChangeForm email="ada@example.net" change={null} onChange={nothing} onCancel={nothing} />
        <PasswordChangeForm hasPassword onChange={nothing} error="Wrong password" />
      </Stack>
    </Columns>
  ),
};
