import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
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
  // The page of the test must stay where it is; heard after React, which leaves clicks alone that others have taken.
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
});
