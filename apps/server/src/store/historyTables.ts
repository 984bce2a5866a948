interface AnnouncementSpanTable {
  generation_id: number;
  prefix: string;
  origin: number;
  world: 'lab' | 'internet';
  ip_version: 4 | 6;
  first_seen: Date;
  last_seen: Date | null;
  from_snapshot: boolean;
  peers: number;
}

export interface HistoryTables {
  announcement_span: AnnouncementSpanTable;
  live_announcement_span: AnnouncementSpanTable;
}
