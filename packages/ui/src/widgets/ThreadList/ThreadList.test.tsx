import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { threads } from './ThreadList.fixtures.ts';
import { ThreadList, type ThreadListProps } from './ThreadList.tsx';

const show = (props: Partial<ThreadListProps> = {}) => {
  const onViewChange = vi.fn();
  render(
    <ThreadList
      threads={{ status: 'ready', data: { rows: threads, total: 50 } }}
      view={{ page: 1, pageSize: 20 }}
      onViewChange={onViewChange}
      hrefOf={(id) => `/user/messages?thread=${id}`}
      {...props}
    />,
  );
  return { onViewChange };
};

describe('ThreadList', () => {
  it('leads to each thread and says what is new in it', async () => {
    show();
    const link = page.getByRole('link', { name: /Why is our/ });
    await expect.element(link).toHaveAttribute('href', '/user/messages?thread=m1');
    const row = page.getByRole('row', { name: /Why is our/ });
    for (const words of ['2 unread', 'Question to an expert', 'Open'])
      await expect.element(row).toMatchTextContent(words);
  });

  it('asks for the next page', async () => {
    const { onViewChange } = show();
    await userEvent.click(page.getByRole('button', { name: 'Next page' }));
    expect(onViewChange).toHaveBeenCalledExactlyOnceWith({ page: 2, pageSize: 20 });
  });

  it('says that there are none', async () => {
    show({ threads: { status: 'ready', data: { rows: [], total: 0 } } });
    await expect.element(page.getByText('No messages')).toBeVisible();
  });

  it('has no axe violation', async () => {
    show();
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
