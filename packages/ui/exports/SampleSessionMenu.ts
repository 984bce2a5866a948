export { SampleSessionMenu, type SampleSessionMenuProps } from '../src/widgets/SampleSessionMenu/SampleSessionMenu.tsx';
export type { SampleSessionChoice } from '../src/widgets/SampleSessionMenu/sampleSessionChoices.ts';
