export { AbbreviatedNumber, type AbbreviatedNumberProps } from '../src/widgets/AbbreviatedNumber/AbbreviatedNumber.tsx';
export { abbreviate, exactNumber } from '../src/widgets/AbbreviatedNumber/abbreviate.ts';
