import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Link } from '../Link/Link.tsx';
import { LinkRouter } from './LinkRouter.tsx';

const show = (href: string) => {
  const navigate = vi.fn();
  const { stage } = render(
    <LinkRouter navigate={navigate}>
      <Link href={href}>AS64512</Link>
    </LinkRouter>,
  );
  const link = stage.querySelector('a');
  if (!link) throw new Error('There is no link');
  // The test's page must not navigate. Listens after React, which ignores clicks that others have handled.
  stage.addEventListener('click', (event) => event.preventDefault());
  return { navigate, link };
};

describe('LinkRouter', () => {
  it('takes a plain click on a link of this site', async () => {
    const { navigate, link } = show('/as/64512');
    await userEvent.click(link);
    expect(navigate).toHaveBeenCalledWith('/as/64512');
  });
  it('takes Enter as well', async () => {
    const { navigate, link } = show('/as/64512');
    link.focus();
    await userEvent.keyboard('{Enter}');
    expect(navigate).toHaveBeenCalledTimes(1);
  });
  it('leaves addresses of other sites to the browser', async () => {
    const { navigate, link } = show('https://example.net/');
    await userEvent.click(link);
    expect(navigate).not.toHaveBeenCalled();
  });
  it('leads to no page that the site does not have', async () => {
    render(
      <LinkRouter navigate={vi.fn()} hasPage={(href) => !href.startsWith('/as-rating')}>
        <Link href="/as/64512">AS64512</Link> <Link href="/as-rating/global/score">#12</Link>{' '}
        <ButtonLink href="/as-rating">See all</ButtonLink>
      </LinkRouter>,
    );
    await expect.element(page.getByText('#12')).toBeVisible();
    expect(
      page
        .getByRole('link')
        .elements()
        .map((link) => link.textContent),
    ).toEqual(['AS64512']);
    expect(page.getByText('See all').query()).toBeNull();
  });
});
