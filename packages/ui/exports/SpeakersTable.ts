export { SpeakersTable, type SpeakersTableProps } from '../src/widgets/SpeakersTable/SpeakersTable.tsx';
export { speakerText, type Speaker } from '../src/widgets/SpeakersTable/speaker.ts';
