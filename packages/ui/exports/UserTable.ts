export { UserTable, type UserTableProps } from '../src/widgets/UserTable/UserTable.tsx';
export {
  userActions,
  userRoles,
  userSortKeys,
  userStates,
  type User,
  type UserAction,
  type UserRole,
  type UserState,
  type UserView,
} from '../src/widgets/UserTable/user.ts';
