import type { SessionRow } from '@routeglass/api-client/people';
import type { SignedInBrowser } from '@routeglass/ui/SessionList';

/** A session in the form that its list uses. */
export const signedInBrowser = ({ current, created, last_used, ...session }: SessionRow): SignedInBrowser => ({
  ...session,
  isCurrent: current,
  created: new Date(created),
  lastUsed: new Date(last_used),
});
