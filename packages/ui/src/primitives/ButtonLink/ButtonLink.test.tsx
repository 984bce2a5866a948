import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { ButtonLink } from './ButtonLink.tsx';

describeConformance<HTMLAnchorElement>(
  'ButtonLink',
  (host) => (
    <ButtonLink {...host} href="/pricing">
      See plans
    </ButtonLink>
  ),
  { interactive: true },
);

describe('ButtonLink', () => {
  it('is a link', async () => {
    render(<ButtonLink href="/pricing">See plans</ButtonLink>);
    await expect.element(page.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing');
  });
});
