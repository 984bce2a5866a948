import { usersPage } from '@routeglass/api-client/page/account';
import * as calls from '@routeglass/api-client/calls';
import { useSend } from '@routeglass/api-client/hooks';
import type { personEndpoints } from '@routeglass/api-client/people';
import { FocusKeeper } from '@routeglass/ui/FocusKeeper';
import {
  userRoles,
  userSortKeys,
  userStates,
  UserTable,
  type User,
  type UserAction,
  type UserRole,
  type UserState,
  type UserView,
} from '@routeglass/ui/UserTable';
import { useSearchParams } from 'react-router';
import { readList, writeList, type SortedView } from '../../address/listAddress.ts';
import { readChoice, writeParameters } from '../../address/parameters.ts';
import { pageQuery } from '../../lists/paged/listQuery.ts';
import { usePagedList } from '../../lists/paged/usePagedList.ts';
import { useAct } from '../../session/RecentSignIn.tsx';
import { metaOf } from '../../wire/metaOf.ts';
import { user } from './user.ts';
import { UserSessions } from './UserSessions.tsx';

export const meta = metaOf(usersPage);

type State = { readonly view: UserView & SortedView<(typeof userSortKeys)[number]> };
const plain = { columns: userSortKeys, sortBy: 'created', order: 'desc' } as const;

/** Reads and writes the list in an address (`q`, `role`, `state`, `page`, `page-size`, `sort-by`, `order`), and makes its query. */
const list = {
  read: (search: URLSearchParams): State => ({
    view: {
      ...readList(search, plain),
      role: readChoice<UserRole | ''>(search, 'role', [...userRoles, ''], '') || null,
      state: readChoice<UserState | ''>(search, 'state', [...userStates, ''], '') || null,
    },
  }),
  write: ({ view }: { readonly view: UserView }, before: URLSearchParams) =>
    writeParameters(
      { role: view.role ?? '', state: view.state ?? '' },
      {},
      writeList({ ipVersion: 'all', ...view }, plain, before),
    ),
  query: ({ view: { filter, role, state, ...page } }: State) =>
    ({ q: filter, role: role ?? '', state: state ?? '', ...pageQuery(page) }) as const,
};

/** All accounts with the actions of an administrator, or the sessions of one account (`account`). */
export default function Users() {
  const [search] = useSearchParams();
  const id = search.get('account');
  return <FocusKeeper label="Accounts">{id === null ? <AllUsers /> : <UserSessions key={id} id={id} />}</FocusKeeper>;
}

function AllUsers() {
  const [, setSearch] = useSearchParams();
  const { rows, table, answer } = usePagedList<typeof personEndpoints.users, State, User, UserView>(
    calls.users,
    {},
    list,
    user,
  );
  const does = useUserActions(answer.retry);
  return (
    <UserTable
      {...table}
      users={rows}
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
