import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { inbox, view } from './RequestInbox.fixtures.ts';
import { RequestInbox } from './RequestInbox.tsx';

const show = () => {
  const onViewChange = vi.fn();
  render(
    <RequestInbox
      threads={{ status: 'ready', data: { rows: inbox, total: 2 } }}
      view={view}
      onViewChange={onViewChange}
      hrefOf={(id) => `/admin/inbox?thread=${id}`}
    />,
  );
  return { onViewChange };
};

describe('RequestInbox', () => {
  it('says who wrote what', async () => {
    show();
    const row = page.getByRole('row', { name: /مرحبا/ });
    for (const words of ['layla@example.org', 'Guest', 'Feedback', 'Closed'])
      await expect.element(row).toMatchTextContent(words);
    await expect.element(page.getByRole('link', { name: 'مرحبا' })).toHaveAttribute('href', '/admin/inbox?thread=m2');
  });

  it('narrows by kind', async () => {
    const { onViewChange } = show();
    await userEvent.click(page.getByRole('button', { name: /Kind/ }));
    await userEvent.click(page.getByRole('option', { name: 'Trial request' }));
    expect(onViewChange).toHaveBeenLastCalledWith({ ...view, kind: 'trial', page: 1 });
  });

  it('has no axe violation', async () => {
    show();
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
