import type { Evidence as WireEvidence } from '@routeglass/api-client/incidents';
import type { Evidence } from '@routeglass/ui/EvidencePopover';

/** The evidence of a verdict in the form that widgets use. */
export function evidence({ reason, rule, inputs, changes }: WireEvidence): Evidence {
  return {
    reason,
    rule,
    changes,
    inputs: inputs.map(({ name, value, href, speaks_for, source, as_of }) => ({
      name,
      value,
      source,
      asOf: as_of === null ? null : new Date(as_of),
      ...(href !== null && { href }),
      ...(speaks_for !== null && { speaksFor: speaks_for }),
    })),
  };
}
