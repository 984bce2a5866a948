import type { Tone } from '../../tokens/roles.ts';

/** How much an incident matters, from least to most. */
export const severities = ['info', 'low', 'medium', 'high'] as const;
export type Severity = (typeof severities)[number];

/** The three looks a severity has: what is low looks like information. */
export const severityBadges = ['info', 'medium', 'high'] as const;
export type SeverityLook = (typeof severityBadges)[number];

export const severityLooks: Readonly<
  Record<Severity, { readonly label: string; readonly badge: SeverityLook; readonly tone: Tone }>
> = {
  info: { label: 'Info', badge: 'info', tone: 'info' },
  low: { label: 'Low', badge: 'info', tone: 'info' },
  medium: { label: 'Medium', badge: 'medium', tone: 'unknown' },
  high: { label: 'High', badge: 'high', tone: 'invalid' },
};
