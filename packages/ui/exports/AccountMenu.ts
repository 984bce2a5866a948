export { AccountMenu, type AccountMenuProps } from '../src/widgets/AccountMenu/AccountMenu.tsx';
export { accountPaths, type Account, type AccountPaths } from '../src/facts/account.ts';
