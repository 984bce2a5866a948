interface RpslObjectTable {
  generation_id: number;
  type: string;
  name: string;
  source: string;
  object_text: string;
}

interface RouteObjectTable {
  generation_id: number;
  prefix: string;
  origin: number;
  source: string;
}

interface AsSetTable {
  generation_id: number;
  name: string;
  source: string;
  descr: string[];
}

interface AsSetMemberTable {
  generation_id: number;
  set_name: string;
  set_source: string;
  asn: number | null;
  member: string | null;
  member_source: string | null;
  by_reference: boolean;
}

interface AutNumTable {
  generation_id: number;
  asn: number;
  source: string;
  as_name: string;
  descr: string[];
}

/** Objects of routing registries. */
export interface IrrTables {
  rpsl_object: RpslObjectTable;
  live_rpsl_object: RpslObjectTable;
  route_object: RouteObjectTable;
  live_route_object: RouteObjectTable & { world: 'lab' | 'internet' };
  as_set: AsSetTable;
  live_as_set: AsSetTable;
  as_set_member: AsSetMemberTable;
  live_as_set_member: AsSetMemberTable;
  aut_num: AutNumTable;
  live_aut_num: AutNumTable;
}
