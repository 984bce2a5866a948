import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckYourMail } from './CheckYourMail.tsx';

export default { component: CheckYourMail, tags: ['visual'], parameters: { picture: { width: 448 } } } satisfies Meta;

export const Full: StoryObj = {
  render: () => <CheckYourMail email="ada@example.net" onAgain={() => undefined} />,
};
