import { messagesPage } from '@routeglass/api-client/page/account';
import * as calls from '@routeglass/api-client/calls';
import { useAskWithOtherRights, useCall, useSend } from '@routeglass/api-client/hooks';
import { hrefOf } from '@routeglass/api-client/pages';
import { ButtonLink } from '@routeglass/ui/ButtonLink';
import { Card } from '@routeglass/ui/Card';
import { FocusKeeper } from '@routeglass/ui/FocusKeeper';
import { Link } from '@routeglass/ui/Link';
import type { PageView } from '@routeglass/ui/PagedTable';
import { Stack } from '@routeglass/ui/Stack';
import { NewThreadForm, Thread } from '@routeglass/ui/Thread';
import { ThreadList } from '@routeglass/ui/ThreadList';
import { type ReactElement, useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { pageSizes } from '../../address/listAddress.ts';
import { readChoice, readWhole, writeParameters } from '../../address/parameters.ts';
import { useAct } from '../../session/RecentSignIn.tsx';
import { faceOf, faceOrNothing } from '../../wire/face.ts';
import { metaOf } from '../../wire/metaOf.ts';
import { useKnownPage } from '../../wire/useKnownPage.ts';
import { threadContent, threadOfRow } from '../../wire/threads.ts';

export const meta = metaOf(messagesPage);

const NEW = 'new';
const defaults = { page: 1, 'page-size': 20 };
const hrefOfThread = (thread: string) => hrefOf(messagesPage, {}, { thread });

/** The account's messages: the list, one thread (`thread`), or a new one (`thread=new`). */
export default function Messages() {
  const [search] = useSearchParams();
  return <FocusKeeper label="Messages">{viewOf(search.get('thread'))}</FocusKeeper>;
}

function viewOf(id: string | null): ReactElement {
  if (id === null) return <All />;
  return id === NEW ? <NewMessage /> : <OneThread key={id} id={id} />;
}

function All() {
  const [search, setSearch] = useSearchParams();
  const view = { page: readWhole(search, 'page', 1), pageSize: readChoice(search, 'page-size', pageSizes, 20) };
  const show = ({ page, pageSize }: PageView, replace = false) =>
    setSearch(writeParameters({ page, 'page-size': pageSize }, defaults, search), {
      preventScrollReset: true,
      replace,
    });
  const query = { page: view.page, 'page-size': view.pageSize };
  const threads = useCall(calls.threads, { query }, { keepPrevious: true });
  useKnownPage(threads.error, () => show({ ...view, page: 1 }, true));
  return (
    <ThreadList
      threads={faceOf(threads, ({ data, record_count }) => ({ rows: data.map(threadOfRow), total: record_count }))}
      view={view}
      onViewChange={show}
      hrefOf={hrefOfThread}
      actions={
        <ButtonLink size="small" href={hrefOfThread(NEW)}>
          New message
        </ButtonLink>
      }
    />
  );
}

function OneThread({ id }: { readonly id: string }) {
  const thread = useCall(calls.thread, { params: { id } });
  const read = useSend(calls.readThread);
  const reply = useSend(calls.replyToThread);
  const askWithOtherRights = useAskWithOtherRights();
  const act = useAct();
  const unread = thread.data?.unread ?? 0;
  const markRead = useEffectEvent(async () => {
    const sent = await read.send({ params: { id } });
    // The header shows the number of unread threads.
    if (sent.ok) await askWithOtherRights();
  });
  useEffect(() => {
    if (unread > 0) void markRead();
  }, [unread]);
  return (
    <Stack>
      <Link href={hrefOf(messagesPage)}>All messages</Link>
      <Thread
        thread={faceOrNothing(thread, threadContent, null)}
        listHref={hrefOf(messagesPage)}
        reader="account"
        isPending={reply.isSending}
        onReply={(message) => void act(() => reply.send({ params: { id }, body: { message } }), thread.retry)}
      />
    </Stack>
  );
}

function NewMessage() {
  const open = useSend(calls.openThread);
  const act = useAct();
  const navigate = useNavigate();
  const send = async (body: { readonly subject: string; readonly message: string }): Promise<void> => {
    const sent = await act(() => open.send({ body }));
    if (sent.ok) await navigate(hrefOfThread(sent.answer.id));
  };
  return (
    <Stack>
      <Link href={hrefOf(messagesPage)}>All messages</Link>
      <Card title="New message">
        <NewThreadForm onSubmit={(body) => void send(body)} isPending={open.isSending} />
      </Card>
    </Stack>
  );
}
