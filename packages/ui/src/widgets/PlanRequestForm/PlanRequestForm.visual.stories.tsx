import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlanRequestForm } from './PlanRequestForm.tsx';

export default { component: PlanRequestForm, tags: ['visual'] } satisfies Meta;

export const Anonymous: StoryObj = {
  parameters: { picture: { width: 640 } },
  render: () => (
    <PlanRequestForm
      isSignedIn={false}
      onSubmit={() => undefined}
      privacyHref="/privacy"
      captcha={<div>(captcha)</div>}
      error="Something went wrong"
    />
  ),
};
