import type { Generated } from 'kysely';

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
  /** Members of the AS_SETs behind the network that made an aggregate; null where `origin` is one itself. */
  origin_set: Generated<number[] | null>;
}

export interface HistoryTables {
  announcement_span: AnnouncementSpanTable;
  live_announcement_span: Omit<AnnouncementSpanTable, 'origin_set'>;
  live_found_span: AnnouncementSpanTable;
}
