import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../../primitives/Columns/Columns.tsx';
import { easy } from '../Captcha/Captcha.fixtures.ts';
import { AskExpertForm } from './AskExpertForm.tsx';

export default { component: AskExpertForm, tags: ['visual'], parameters: { picture: { width: 880 } } } satisfies Meta;

const given = { captcha: { challenge: easy }, termsHref: '/docs/terms.pdf', onSubmit: () => undefined };

export const States: StoryObj = {
  render: () => (
    <Columns shares="1 1" gap={32}>
      <AskExpertForm {...given} known={{ firstname: 'Ada', lastname: 'Brook', email: 'ada@example.net' }} />
      <AskExpertForm {...given} status="sent" />
    </Columns>
  ),
};
