import type { SessionFacts } from '@routeglass/api-client/accounts';
import { useState } from 'react';
import { useAccount } from './useAccount.ts';

/** Like `useAccount`, for a form prefilled with its writer's data. If a guest began the form, it stays a guest's, with its input, after a sign-in. */
export function useFirstAccount(): SessionFacts | null | undefined {
  const account = useAccount();
  const [first, setFirst] = useState(account);
  if (account !== undefined && first !== null && account?.email !== first?.email) setFirst(account);
  return first;
}
