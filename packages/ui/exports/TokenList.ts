export { TokenList, type TokenListProps } from '../src/widgets/TokenList/TokenList.tsx';
export {
  tokenDays,
  tokenScopes,
  type ApiToken,
  type MadeToken,
  type NewToken,
  type TokenScope,
} from '../src/widgets/TokenList/apiToken.ts';
