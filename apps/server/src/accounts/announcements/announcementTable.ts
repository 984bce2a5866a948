/** The table of migration 0033. */
export interface AnnouncementTable {
  id: string;
  text: string;
  href: string | null;
  audience: 'everyone' | 'signed-in';
  starts_at: Date;
  ends_at: Date | null;
  created_by: string;
  created_at: Date;
}
