import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import { scanGroups } from '@routeglass/domain/scan';

/** Groups of scans by the sections of a network that list them. */
const groups = {
  'routing-loops': scanGroups.loop,
  'vulnerable-ports': scanGroups.open_port,
  'ddos-amplifiers': scanGroups.amplifier,
} as const;
export type ScanSection = keyof typeof groups;
export const scanSections = Object.keys(groups) as readonly ScanSection[];

/** The number of active scan findings by section, without sections that have no loaded report. */
export function activeFindings(scans: AnswerOf<Endpoints['scanOverview']>): Partial<Record<ScanSection, number>> {
  return Object.fromEntries(
    scanSections.flatMap((section) => {
      const types = scans.filter(({ group }) => group === groups[section]);
      const isReported = types.some(({ as_of }) => as_of !== null);
      return isReported ? [[section, types.reduce((sum, { active }) => sum + active, 0)]] : [];
    }),
  );
}
