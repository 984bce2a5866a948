import type { Severity } from '../tokens/roles.ts';

export { severities, type Severity } from '../tokens/roles.ts';

/** The three drawings for severities: low is drawn like info. Each level has its own color. */
export const severityBadges = ['info', 'medium', 'high'] as const;
export type SeverityLook = (typeof severityBadges)[number];

export const severityLooks: Readonly<Record<Severity, { readonly label: string; readonly badge: SeverityLook }>> = {
  info: { label: 'Info', badge: 'info' },
  low: { label: 'Low', badge: 'info' },
  medium: { label: 'Medium', badge: 'medium' },
  high: { label: 'High', badge: 'high' },
};
