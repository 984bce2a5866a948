import type { IncidentKind } from '@routeglass/domain/incidents';
import type { ScanKind } from '@routeglass/domain/scan';

/** The sections of the security issues, by the last part of their path. */
const incidents: Readonly<Record<string, IncidentKind>> = {
  'route-leaks': 'leaks',
  hijacks: 'hijacks',
  bogons: 'bogons',
};
const scans: Readonly<Record<string, ScanKind>> = {
  'routing-loops': 'loop',
  'vulnerable-ports': 'open_port',
  'ddos-amplifiers': 'amplifier',
};

export type SecuritySection =
  | { readonly of: 'all' }
  | { readonly of: 'incidents'; readonly kind: IncidentKind }
  | { readonly of: 'scans'; readonly kind: ScanKind };

/** The section named by the last part of a path; without one, the incidents of every kind. */
export function sectionOf(name: string | undefined): SecuritySection {
  const scan = Object.entries(scans).find(([section]) => section === name)?.[1];
  if (scan) return { of: 'scans', kind: scan };
  const kind = Object.entries(incidents).find(([section]) => section === name)?.[1];
  return kind ? { of: 'incidents', kind } : { of: 'all' };
}
