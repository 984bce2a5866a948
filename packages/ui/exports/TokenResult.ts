export { TokenResult, type TokenResultProps } from '../src/widgets/TokenResult/TokenResult.tsx';
