/** Detection of incidents from the stories of prefixes: in one go, or by parts. What it asks besides. */
export { createReaders, detectIncidents, examine, groupLeaks, type Readers } from '../src/incidents/detectIncidents.ts';
export type { Findings, IncidentLookup } from '../src/incidents/detectIncidents.ts';
export { type LeakSighting, segmentKey } from '../src/incidents/leak/leakSightings.ts';
export { type Survey, surveyOf } from '../src/incidents/survey.ts';
export type { AspaBook, BogonLookup, HijackLookup, LeakLookup, PathLookup } from '../src/incidents/circumstances.ts';
export type { LinkLookup, RelationLookup, RelationFact, LinkFact, SourceNote } from '../src/incidents/circumstances.ts';
export type { EarlierOrigin, FirstHopShare, UnallocatedBlock } from '../src/incidents/circumstances.ts';
