import { describeConflict } from '@routeglass/domain/incidents';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { exactNumber } from '../../facts/abbreviate.ts';
import { ActivityBadge } from '../ActivityBadge/ActivityBadge.tsx';
import { activityOf } from '../../facts/activity.ts';
import { EvidenceView } from '../EvidenceView/EvidenceView.tsx';
import type { Face } from '../../facts/face.ts';
import { kindWords, type Incident } from '../../facts/incident.ts';
import type { VerdictSource } from '../../facts/unjudged.ts';
import type { VerdictEvidence } from '../../facts/verdictEvidence.ts';
import { PrefixLink } from '../PrefixLink/PrefixLink.tsx';
import { SeverityBadge } from '../SeverityBadge/SeverityBadge.tsx';
import type { IncidentEvidence } from './incidentEvidence.ts';
import { IncidentFacts } from './IncidentFacts.tsx';
import { RouteList } from './RouteList.tsx';
import { SuspectList } from './SuspectList.tsx';

export interface IncidentEvidenceDialogProps {
  readonly isOpen: boolean;
  /** Called with false on Escape, the close button and a press beside the dialog. */
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly incident: Incident;
  readonly evidence: Face<IncidentEvidence>;
  /** Gives severity, activity and validity their evidence. */
  readonly verdicts?: VerdictEvidence;
  /** Sources of verdicts that are not loaded: their verdicts are hidden. */
  readonly unjudged?: readonly VerdictSource[] | undefined;
}

const ALL_JUDGED: readonly VerdictSource[] = [];

/** Why something is an incident: how it was decided, the rule, the facts, and the routes that show it. */
export function IncidentEvidenceDialog({
  isOpen,
  onOpenChange,
  incident,
  evidence,
  verdicts,
  unjudged = ALL_JUDGED,
}: IncidentEvidenceDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={`Evidence for the ${kindWords[incident.kind].one} of ${incident.prefix}`}
      size="large"
    >
      <Stack gap={16}>
        <Stack gap={8}>
          <Inline>
            <SeverityBadge
              severity={incident.severity}
              subject={`Severity of ${incident.prefix}`}
              {...verdicts?.(incident, 'severity')}
            />
            <ActivityBadge
              activity={activityOf(incident)}
              severity={incident.severity}
              subject={`Activity of ${incident.prefix}`}
              {...verdicts?.(incident, 'activity')}
            />
            <PrefixLink prefix={incident.prefix} />
          </Inline>
          {incident.conflicts.map((code) => (
            <Text key={code} size={14} weight="medium">
              {describeConflict(code)}
            </Text>
          ))}
        </Stack>
        <IncidentFacts incident={incident} verdicts={verdicts} unjudged={unjudged} />
        <EvidenceView evidence={evidence} />
        {evidence.status === 'ready' && evidence.data.suspects.length > 0 && (
          <SuspectList suspects={evidence.data.suspects} />
        )}
        {evidence.status === 'ready' && <Routes {...evidence.data} />}
      </Stack>
    </Dialog>
  );
}

function Routes({ routes, routeCount }: IncidentEvidence) {
  return (
    <Stack gap={8}>
      <Inline align="baseline">
        <Heading level={3} size={14}>
          Routes that show it
        </Heading>
        {routeCount > routes.length && (
          <Text as="span" size={13} tone="muted" tabular>
            {exactNumber(routes.length)} of {exactNumber(routeCount)}
          </Text>
        )}
      </Inline>
      <RouteList routes={routes} />
    </Stack>
  );
}
