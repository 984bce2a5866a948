import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { WizardActions } from './WizardActions.tsx';
import { WizardSteps } from './WizardSteps.tsx';

export default { component: WizardSteps, tags: ['visual'], parameters: { picture: { width: 900 } } } satisfies Meta;

const hrefOf = (step: string) => `#${step}`;
const nothing = () => undefined;

export const Way: StoryObj = {
  render: () => (
    <Stack gap={24}>
      <WizardSteps current="register" reader={{ isLoggedIn: false, isApproved: false }} hrefOf={hrefOf} />
      <WizardSteps current="establish-session" reader={{ isLoggedIn: true, isApproved: true }} hrefOf={hrefOf} />
      <WizardActions onPrevious={nothing} onSkip={nothing} onNext={nothing} canGoOn={false} />
    </Stack>
  ),
};
