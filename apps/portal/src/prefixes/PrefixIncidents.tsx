import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { IncidentTable } from '@routeglass/ui/IncidentTable';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { incident } from '../lists/incidents/incident.ts';
import { useVerdictEvidence } from '../lists/incidents/useVerdictEvidence.ts';
import { faceOf } from '../wire/face.ts';
import { useUnjudgedBeside } from '../wire/useUnjudged.ts';

const IncidentEvidence = lazy(async () => ({
  default: (await import('../lists/incidents/IncidentEvidence.tsx')).IncidentEvidence,
}));

/** The parameter that names the incident whose evidence is open. */
const OPENED = 'incident';

interface PrefixIncidentsProps {
  readonly prefix: string;
}

/** Route leaks, hijacks and bogons of a prefix, ongoing ones first. */
export function PrefixIncidents({ prefix }: PrefixIncidentsProps) {
  const [search, setSearch] = useSearchParams();
  const incidents = faceOf(useCall(calls.prefixIncidents, { query: { prefix } }), (rows) => ({
    rows: rows.map(incident),
    total: rows.length,
  }));
  const unjudged = useUnjudgedBeside(prefix);
  const opened = search.get(OPENED) ?? '';
  const shown = incidents.status === 'ready' ? incidents.data.rows.find(({ id }) => id === opened) : undefined;
  const open = (id: string): void => {
    const next = new URLSearchParams(search);
    if (id === '') next.delete(OPENED);
    else next.set(OPENED, id);
    setSearch(next, { preventScrollReset: true });
  };
  return (
    <>
      <IncidentTable
        label={`Incidents of ${prefix}`}
        kind="all"
        incidents={incidents}
        emptyHint={`No incidents recorded for ${prefix}.`}
        unjudged={unjudged}
        evidence={useVerdictEvidence()}
        onShowEvidence={({ id }) => open(id)}
      />
      {shown && (
        <Suspense>
          <IncidentEvidence id={shown.id} shown={shown} unjudged={unjudged} onClose={() => open('')} />
        </Suspense>
      )}
    </>
  );
}
