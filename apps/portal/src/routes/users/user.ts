import type { UserRow } from '@routeglass/api-client/people';
import type { User } from '@routeglass/ui/UserTable';

/** An account in the form that its table uses. */
export const user = (row: UserRow): User => ({
  id: row.id,
  email: row.email,
  name: `${row.firstname} ${row.lastname}`.trim(),
  role: row.role,
  state: row.state,
  created: new Date(row.created),
  lastSeen: row.last_seen === null ? null : new Date(row.last_seen),
  sessions: row.sessions,
  hasSecondFactor: row.second_factor,
});
