import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { Link } from './Link.tsx';

describeConformance<HTMLAnchorElement>(
  'Link',
  (host) => (
    <Link {...host} href="/as/64512">
      AS64512
    </Link>
  ),
  { interactive: true },
);

describe('Link', () => {
  it('tells that it opens a new window, and gives nothing away', async () => {
    render(
      <Link href="https://example.net" target="_blank">
        PeeringDB
      </Link>,
    );
    const link = page.getByRole('link', { name: 'PeeringDB opens in a new window' });
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
});
