import { useOutletContext } from 'react-router';
import { IncidentList } from './IncidentList.tsx';
import { NetworkIncidents } from './NetworkIncidents.tsx';
import { ScanList } from './ScanList.tsx';
import { sectionOf } from './sections.ts';
import type { Route } from './+types/route.ts';

/** Threats to a network's routes and hosts, one section at a time. */
export default function SecurityIssues({ params }: Route.ComponentProps) {
  const asn = useOutletContext<number>();
  const section = sectionOf(params.section);
  if (section.of === 'scans') return <ScanList key={section.kind} asn={asn} kind={section.kind} />;
  if (section.of === 'all') return <NetworkIncidents asn={asn} />;
  return <IncidentList key={section.kind} asn={asn} kind={section.kind} />;
}
