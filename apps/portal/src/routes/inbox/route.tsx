import { inboxPage } from '@routeglass/api-client/page/account';
import * as calls from '@routeglass/api-client/calls';
import { useCall, useSend } from '@routeglass/api-client/hooks';
import { threadKinds, threadStates } from '@routeglass/api-client/people';
import { hrefOf } from '@routeglass/api-client/pages';
import { FocusKeeper } from '@routeglass/ui/FocusKeeper';
import { Link } from '@routeglass/ui/Link';
import { RequestInbox } from '@routeglass/ui/RequestInbox';
import { Stack } from '@routeglass/ui/Stack';
import { Thread } from '@routeglass/ui/Thread';
import { useSearchParams } from 'react-router';
import { pageSizes } from '../../address/listAddress.ts';
import { readChoice, readFilter, readWhole, writeParameters } from '../../address/parameters.ts';
import { useAct } from '../../session/RecentSignIn.tsx';
import { faceOf, faceOrNothing } from '../../wire/face.ts';
import { metaOf } from '../../wire/metaOf.ts';
import { useKnownPage } from '../../wire/useKnownPage.ts';
import { threadContent, threadOfRow } from '../../wire/threads.ts';

export const meta = metaOf(inboxPage);

const defaults = { q: '', kind: '', state: '', page: 1, 'page-size': 50 };

/** All messages and requests: the list, or one thread (`thread`). */
export default function Inbox() {
  const [search] = useSearchParams();
  const id = search.get('thread');
  return <FocusKeeper label="Inbox">{id === null ? <All /> : <OneThread key={id} id={id} />}</FocusKeeper>;
}

function All() {
  const [search, setSearch] = useSearchParams();
  const kind = readChoice(search, 'kind', [...threadKinds, ''], '');
  const state = readChoice(search, 'state', [...threadStates, ''], '');
  const filter = readFilter(search);
  const page = readWhole(search, 'page', 1);
  const pageSize = readChoice(search, 'page-size', pageSizes, 50);
  const inbox = useCall(
    calls.inbox,
    { query: { q: filter, kind, state, page, 'page-size': pageSize } },
    { keepPrevious: true },
  );
  useKnownPage(inbox.error, () => setSearch(writeParameters({ page: 1 }, defaults, search), { replace: true }));
  return (
    <RequestInbox
      threads={faceOf(inbox, ({ data, record_count }) => ({
        rows: data.map(({ from: { name, email, account }, ...thread }) => ({
          ...threadOfRow(thread),
          from: { name, email, isGuest: account === null },
        })),
        total: record_count,
      }))}
      view={{ filter, kind: kind || null, state: state || null, page, pageSize }}
      isStale={inbox.isLoading}
      onViewChange={(next) => {
        const values = {
          q: next.filter,
          kind: next.kind ?? '',
          state: next.state ?? '',
          page: next.page,
          'page-size': next.pageSize,
        };
        setSearch(writeParameters(values, defaults, search), { preventScrollReset: true });
      }}
      hrefOf={(thread) => hrefOf(inboxPage, {}, { thread })}
    />
  );
}

function OneThread({ id }: { readonly id: string }) {
  const thread = useCall(calls.inboxItem, { params: { id } });
  const answer = useSend(calls.answerInbox);
  const close = useSend(calls.closeInboxItem);
  const act = useAct();
  return (
    <Stack>
      <Link href={hrefOf(inboxPage)}>All messages and requests</Link>
      <Thread
        thread={faceOrNothing(thread, threadContent, null)}
        listHref={hrefOf(inboxPage)}
        reader="staff"
        isPending={answer.isSending || close.isSending}
        onReply={(message) => void act(() => answer.send({ params: { id }, body: { message } }), thread.retry)}
        onStateChange={(state) => void act(() => close.send({ params: { id }, body: { state } }), thread.retry)}
      />
    </Stack>
  );
}
