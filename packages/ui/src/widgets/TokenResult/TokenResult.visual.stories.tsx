import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Columns } from '../../primitives/Columns/Columns.tsx';
import { TokenResult } from './TokenResult.tsx';

export default { component: TokenResult, tags: ['visual'], parameters: { picture: { width: 960 } } } satisfies Meta;

export const Outcomes: StoryObj = {
  render: () => (
    <Columns shares="1 1 1 1">
      <TokenResult status="pending" title="Confirming your email" level={2} />
      <TokenResult
        status="question"
        title="Change the email of your account?"
        level={2}
        action={<Button kind="primary">Agree</Button>}
      >
        The link was sent to ada@example.net.
      </TokenResult>
      <TokenResult
        status="success"
        title="Your email is confirmed"
        level={2}
        action={
          <ButtonLink href="/auth/login" kind="primary">
            Log In
          </ButtonLink>
        }
      />
      <TokenResult status="error" title="Invalid email or token" level={2} code="E_FORM_INVALID">
        An error occurred while performing the confirmation. Please check the link.
      </TokenResult>
    </Columns>
  ),
};
