export type { Announcement } from '../src/widgets/OriginVerdicts/announcement.ts';
export { OriginVerdicts, type OriginVerdictsProps } from '../src/widgets/OriginVerdicts/OriginVerdicts.tsx';
