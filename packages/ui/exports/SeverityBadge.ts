export { SeverityBadge, type SeverityBadgeProps } from '../src/widgets/SeverityBadge/SeverityBadge.tsx';
export { severities, severityLooks, type Severity } from '../src/facts/severity.ts';
export { severityEvidence, type SeverityFacts } from '../src/widgets/SeverityBadge/severityEvidence.ts';
