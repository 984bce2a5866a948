import { scanGroups, scanKinds } from '@routeglass/domain/scan';
import * as v from 'valibot';
import { severity } from '../incidents/listQuery.ts';
import { countryCode, instant, ipVersion } from '../wire.ts';

const groups = scanKinds.map((kind) => scanGroups[kind]);

/** One type of scan. */
export const scanType = v.object({
  /** `telnet`, `ntp`, `loop`. */
  id: v.string(),
  group: v.picklist(groups),
});

/** A finding at an address: one row per address, port and type, however often it was found. */
export const scanRow = v.object({
  type: scanType,
  severity,
  /** Address that responded. */
  ip: v.string(),
  ip_version: ipVersion,
  /** Null if the scan has no port. */
  port: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535))),
  protocol: v.nullable(v.picklist(['tcp', 'udp'])),
  /** Name of the address, from the newest report that has one. */
  hostname: v.nullable(v.string()),
  /** Country of the address, according to the reports. */
  country_code: countryCode,
  country_name: v.nullable(v.string()),
  first_seen: instant,
  /** Null while it is in the newest report of its type. */
  last_seen: v.nullable(instant),
});
export type ScanRow = v.InferOutput<typeof scanRow>;
