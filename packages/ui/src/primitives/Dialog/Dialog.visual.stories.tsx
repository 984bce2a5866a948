import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Dialog } from './Dialog.tsx';

export default {
  component: Dialog,
  tags: ['visual'],
  parameters: { picture: { width: 1024, height: 480 } },
} satisfies Meta;

export const Open: StoryObj = {
  render: () => (
    <Dialog
      isOpen
      onOpenChange={() => undefined}
      title="Remove 12 targets?"
      size="small"
      actions={
        <>
          <Button>Keep them</Button>
          <Button kind="danger">Remove</Button>
        </>
      }
    >
      <Text size={14}>The graph will show every path to the prefix again.</Text>
    </Dialog>
  ),
};
