import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { NewThreadForm } from './NewThreadForm.tsx';
import { thread } from './Thread.fixtures.ts';
import { Thread, type ThreadProps } from './Thread.tsx';

const show = (props: Partial<ThreadProps> = {}) => {
  const onReply = vi.fn();
  const ui = (more: Partial<ThreadProps>) => (
    <Thread
      thread={{ status: 'ready', data: thread }}
      listHref="/inbox"
      reader="account"
      onReply={onReply}
      {...props}
      {...more}
    />
  );
  const { rerender } = render(ui({}));
  return { onReply, again: (more: Partial<ThreadProps>) => rerender(ui(more)) };
};
const answer = () => page.getByRole('textbox', { name: 'Answer' });

describe('Thread', () => {
  it('shows the messages in order, with their authors', () => {
    show();
    const messages = page.getByRole('list', { name: 'Messages' }).getByRole('listitem').elements();
    expect(messages.map((message) => message.querySelector('bdi')?.textContent)).toEqual(['Ada Brook', 'Routeglass']);
  });

  it.each([
    ['account', [true, false]],
    ['staff', [false, true]],
  ] as const)('marks what the %s wrote', (reader, own) => {
    show({ reader });
    const messages = page.getByRole('list', { name: 'Messages' }).getByRole('listitem').elements();
    expect(messages.map((message) => message.hasAttribute('data-own'))).toEqual(own);
  });

  it('says that a message does not exist, and leads to the inbox instead of trying again', async () => {
    show({ thread: { status: 'ready', data: null } });
    await expect.element(page.getByText('This message does not exist')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Show all messages' })).toHaveAttribute('href', '/inbox');
    expect(page.getByRole('button').query()).toBeNull();
  });

  it('sends an answer, and keeps it until it is in the thread', async () => {
    const { onReply, again } = show();
    await userEvent.click(page.getByRole('button', { name: 'Send' }));
    await expect.element(page.getByText('Required field')).toBeVisible();
    await userEvent.fill(answer(), ' Thanks ');
    await userEvent.click(page.getByRole('button', { name: 'Send' }));
    expect(onReply).toHaveBeenCalledExactlyOnceWith('Thanks');
    again({ error: 'Something went wrong' });
    await expect.element(answer()).toHaveValue(' Thanks ');
    const sent = { id: '3', isStaff: false, author: 'Ada Brook', text: 'Thanks', sent: new Date() };
    again({ thread: { status: 'ready', data: { ...thread, messages: [...thread.messages, sent] } } });
    await expect.element(answer()).toHaveValue('');
  });

  it('keeps what is being written while the other side answers', async () => {
    const { again } = show();
    await userEvent.fill(answer(), 'One more thing');
    const other = { id: '3', isStaff: true, author: 'Routeglass', text: 'Done', sent: new Date() };
    again({ thread: { status: 'ready', data: { ...thread, messages: [...thread.messages, other] } } });
    await expect.element(page.getByText('Done', { exact: true })).toBeVisible();
    await expect.element(answer()).toHaveValue('One more thing');
  });

  it('never makes elements of what was written', async () => {
    const evil = { ...thread, messages: [{ ...thread.messages[0]!, text: '<img src=x onerror="document.title=1">' }] };
    show({ thread: { status: 'ready', data: evil } });
    const written = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
    await expect.element(written).toMatchTextContent('<img src=x onerror=');
    expect(document.querySelector('img')).toBeNull();
  });

  it('closes and reopens', async () => {
    const onStateChange = vi.fn();
    show({ reader: 'staff', onStateChange });
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    expect(onStateChange).toHaveBeenCalledExactlyOnceWith('closed');
    expect(await axeProblems(document.body)).toEqual([]);
  });
});

describe('NewThreadForm', () => {
  it('needs subject and message', async () => {
    const onSubmit = vi.fn();
    render(<NewThreadForm onSubmit={onSubmit} />);
    await userEvent.fill(page.getByRole('textbox', { name: 'Subject' }), 'Peers');
    await userEvent.click(page.getByRole('button', { name: 'Send' }));
    await expect.element(page.getByText('Required field')).toBeVisible();
    await userEvent.fill(page.getByRole('textbox', { name: 'Message' }), 'More of them');
    await userEvent.click(page.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ subject: 'Peers', message: 'More of them' });
  });
});
