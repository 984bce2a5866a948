export { AbbreviatedNumber, type AbbreviatedNumberProps } from '../src/widgets/AbbreviatedNumber/AbbreviatedNumber.tsx';
export { abbreviate, exactNumber } from '../src/facts/abbreviate.ts';
