export { AnnouncementForm, type AnnouncementFormProps } from '../src/widgets/AnnouncementTable/AnnouncementForm.tsx';
export { AnnouncementTable, type AnnouncementTableProps } from '../src/widgets/AnnouncementTable/AnnouncementTable.tsx';
export type { Announcement, NewAnnouncement } from '../src/widgets/AnnouncementTable/announcement.ts';
