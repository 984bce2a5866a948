import { lazy, Suspense } from 'react';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import type { Account, AccountPaths } from '../../facts/account.ts';
import * as styles from './HeaderAccount.css.ts';

const AccountMenu = lazy(async () => ({ default: (await import('../AccountMenu/AccountMenu.tsx')).AccountMenu }));

export interface HeaderAccountProps {
  readonly account: Account | null;
  readonly paths: AccountPaths;
  readonly onLogOut: () => void;
}

/** Log-in buttons for a guest, the account's menu for a signed-in reader. */
export function HeaderAccount({ account, paths, onLogOut }: HeaderAccountProps) {
  return (
    <>
      <span className={styles.trial}>
        <ButtonLink href={paths.tryForFree} target="_blank" kind="primary">
          Try for Free
        </ButtonLink>
      </span>
      {account ? (
        <span className={styles.account}>
          <Suspense>
            <AccountMenu account={account} paths={paths} onLogOut={onLogOut} />
          </Suspense>
        </span>
      ) : (
        <span className={styles.guest}>
          <ButtonLink href={paths.logIn} kind="quiet">
            Log In
          </ButtonLink>
          <ButtonLink href={paths.signUp}>Sign Up</ButtonLink>
        </span>
      )}
    </>
  );
}
