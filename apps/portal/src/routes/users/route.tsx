import { usersPage } from '@routeglass/api-client/page/account';
import * as calls from '@routeglass/api-client/calls';
import { useCall, useSend } from '@routeglass/api-client/hooks';
import { FocusKeeper } from '@routeglass/ui/FocusKeeper';
import { userRoles, userSortKeys, userStates, UserTable, type UserAction } from '@routeglass/ui/UserTable';
import { useSearchParams } from 'react-router';
import { readList, writeList } from '../../address/listAddress.ts';
import { readChoice, writeParameters } from '../../address/parameters.ts';
import { useAct } from '../../session/RecentSignIn.tsx';
import { faceOf } from '../../wire/face.ts';
import { metaOf } from '../../wire/metaOf.ts';
import { user } from './user.ts';
import { UserSessions } from './UserSessions.tsx';

export const meta = metaOf(usersPage);

const list = { columns: userSortKeys, sortBy: 'created', order: 'desc' } as const;

/** All accounts and what an administrator does to them, or the sessions of one (`account`). */
export default function Users() {
  const [search] = useSearchParams();
  const id = search.get('account');
  return <FocusKeeper label="Accounts">{id === null ? <AllUsers /> : <UserSessions key={id} id={id} />}</FocusKeeper>;
}

function AllUsers() {
  const [search, setSearch] = useSearchParams();
  const role = readChoice(search, 'role', [...userRoles, ''], '') || null;
  const state = readChoice(search, 'state', [...userStates, ''], '') || null;
  const view = { ...readList(search, list), role, state };
  const { filter, page, pageSize, sort } = view;
  const query = { q: filter, role: role ?? '', state: state ?? '', page, 'page-size': pageSize } as const;
  const users = useCall(
    calls.users,
    { query: { ...query, 'sort-by': sort.column, order: sort.order } },
    { keepPrevious: true },
  );
  const does = useUserActions(users.retry);
  return (
    <UserTable
      users={faceOf(users, ({ data, record_count }) => ({ rows: data.map(user), total: record_count }))}
      view={view}
      isStale={users.isLoading}
      onViewChange={(next) => {
        const more = { role: next.role ?? '', state: next.state ?? '' };
        setSearch(writeParameters(more, {}, writeList({ ...view, ...next }, list, search)), {
          preventScrollReset: true,
        });
      }}
      onAction={(id, action) => (action === 'sessions' ? setSearch({ account: id }) : does[action](id))}
    />
  );
}

function useUserActions(then: () => void): Readonly<Record<Exclude<UserAction, 'sessions'>, (id: string) => void>> {
  const act = useAct();
  const [block, unblock] = [useSend(calls.blockUser), useSend(calls.unblockUser)];
  const [role, end, reset] = [
    useSend(calls.setUserRole),
    useSend(calls.endUserSessions),
    useSend(calls.resetUserSecondFactor),
  ];
  const of = (id: string) => ({ params: { id } });
  return {
    block: (id) => void act(() => block.send({ ...of(id), body: {} }), then),
    unblock: (id) => void act(() => unblock.send(of(id)), then),
    promote: (id) => void act(() => role.send({ ...of(id), body: { role: 'ADMIN' } }), then),
    demote: (id) => void act(() => role.send({ ...of(id), body: { role: 'USER' } }), then),
    'sign-out': (id) => void act(() => end.send(of(id)), then),
    'reset-second-factor': (id) => void act(() => reset.send(of(id)), then),
  };
}
