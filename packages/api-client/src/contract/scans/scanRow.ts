import { scanGroups, scanKinds } from '@routeglass/domain/scan';
import * as v from 'valibot';
import { severity } from '../incidents/listQuery.ts';
import { countryCode, instant, ipVersion } from '../wire.ts';

const groups = scanKinds.map((kind) => scanGroups[kind]);

/** One thing that is scanned for. */
export const scanType = v.object({
  /** `telnet`, `ntp`, `loop`. */
  id: v.string(),
  group: v.picklist(groups),
});

/** What scans found at an address: one row an address, port and type, however often it was found. */
export const scanRow = v.object({
  type: scanType,
  severity,
  /** Address that answered. */
  ip: v.string(),
  ip_version: ipVersion,
  /** Null where the scan is of no port. */
  port: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535))),
  protocol: v.nullable(v.picklist(['tcp', 'udp'])),
  /** Name of the address as the newest report that has one gives it. */
  hostname: v.nullable(v.string()),
  /** Country of the address, as the reports say. */
  country_code: countryCode,
  country_name: v.nullable(v.string()),
  first_seen: instant,
  /** Null while the newest report of its type still has it. */
  last_seen: v.nullable(instant),
});
export type ScanRow = v.InferOutput<typeof scanRow>;
