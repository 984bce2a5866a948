import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { labels } from './Form.fixtures.ts';
import { Form } from './Form.tsx';
import { SubmitButton } from './SubmitButton.tsx';

export default { component: Form, tags: ['visual'], parameters: { picture: { width: 400 } } } satisfies Meta;

const serverErrors = { email: 'This e-mail is taken.', topic: 'Required field' };
const nothing = () => undefined;

export const Errors: StoryObj = {
  render: () => (
    <Form onSubmit={nothing} serverErrors={serverErrors} labels={labels} error="Something went wrong">
      <TextField label="Email" name="email" defaultValue="ada@example.net" />
      <TextArea label="Topic" name="topic" rows={2} />
      <Checkbox name="privacy">I accept the privacy policy</Checkbox>
      <Inline>
        <SubmitButton>Send</SubmitButton>
        <Button>Cancel</Button>
      </Inline>
    </Form>
  ),
};
