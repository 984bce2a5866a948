import { useState } from 'react';
import type { OpenFace } from '../../facts/face.ts';
import { DottedName } from '../../primitives/DottedName/DottedName.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { FilterSelector } from '../FilterSelector/FilterSelector.tsx';
import { ListFilter } from '../ListFilter/ListFilter.tsx';
import { withChange, type RowPage } from '../../facts/pageView.ts';
import { PagedTable } from '../PagedTable/PagedTable.tsx';
import {
  actionWords,
  roleWords,
  stateWords,
  userRoles,
  userStates,
  type User,
  type UserAction,
  type UserView,
} from './user.ts';
import { userColumns } from './userColumns.tsx';

export interface UserTableProps {
  readonly users: OpenFace<RowPage<User>>;
  readonly view: UserView;
  /** Called with the complete new view; a filter or another order goes to page 1. */
  readonly onViewChange: (view: UserView) => void;
  /** Called after the confirmation, if there is one. */
  readonly onAction: (id: string, action: UserAction) => void;
  /** Whether other rows are loading and those shown are outdated. */
  readonly isStale?: boolean;
}

const roles = userRoles.map((id) => ({ id, name: roleWords[id] }));
const states = userStates.map((id) => ({ id, name: stateWords[id] }));

/** All accounts, for administrators. */
export function UserTable({ users, view, onViewChange, onAction, isStale = false }: UserTableProps) {
  const [asked, setAsked] = useState<{ readonly user: User; readonly action: UserAction } | null>(null);
  const change = (next: Partial<UserView>) => onViewChange(withChange(view, next));
  const begin = (user: User, action: UserAction): void => {
    if (actionWords[action].title === undefined) onAction(user.id, action);
    else setAsked({ user, action });
  };
  const words = asked && actionWords[asked.action];
  return (
    <>
      <PagedTable<User>
        label="Accounts"
        noun="accounts"
        columns={userColumns(begin)}
        rowKey={({ id }) => id}
        list={users}
        view={view}
        onViewChange={change}
        sort={view.sort}
        onSortChange={(sort) => change({ sort })}
        isStale={isStale}
        isNarrowed={view.filter !== '' || view.role !== null || view.state !== null}
        emptyTitle="No accounts"
        emptyHint="People appear here once they sign up."
        tools={
          <>
            <ListFilter label="Filter accounts" value={view.filter} onChange={(filter) => change({ filter })} />
            <FilterSelector title="Role" options={roles} selected={view.role} onChange={(role) => change({ role })} />
            <FilterSelector
              title="State"
              options={states}
              selected={view.state}
              onChange={(state) => change({ state })}
            />
          </>
        }
      />
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={words?.title ?? ''}
        confirmLabel={words?.name ?? ''}
        danger={asked?.action === 'block'}
        onConfirm={() => asked && onAction(asked.user.id, asked.action)}
      >
        <DottedName>{asked?.user.email ?? ''}</DottedName>: {words?.consequence}
      </ConfirmDialog>
    </>
  );
}
