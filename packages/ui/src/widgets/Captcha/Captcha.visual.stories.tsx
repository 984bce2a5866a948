import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Captcha } from './Captcha.tsx';
import { CaptchaBox } from './CaptchaBox.tsx';
import { captchaStates } from './captchaState.ts';

export default { component: Captcha, tags: ['visual'], parameters: { picture: { width: 400 } } } satisfies Meta;

export const States: StoryObj = {
  render: () => (
    <Stack gap={8}>
      {captchaStates.map((state) => (
        <CaptchaBox key={state} state={state} onStart={() => undefined} />
      ))}
    </Stack>
  ),
};
