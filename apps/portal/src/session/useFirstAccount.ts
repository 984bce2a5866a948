import type { SessionFacts } from '@routeglass/api-client/accounts';
import { useState } from 'react';
import { useAccount } from './useAccount.ts';

/** As `useAccount`, for a form that begins with what is known of its writer: one that a guest began stays a guest's, with what is typed, when somebody signs in. */
export function useFirstAccount(): SessionFacts | null | undefined {
  const account = useAccount();
  const [first, setFirst] = useState(account);
  if (account !== undefined && first !== null && account?.email !== first?.email) setFirst(account);
  return first;
}
