export type { Announcement, PastAnnouncement } from '../src/widgets/OriginVerdicts/announcement.ts';
export { OriginVerdicts, type OriginVerdictsProps } from '../src/widgets/OriginVerdicts/OriginVerdicts.tsx';
