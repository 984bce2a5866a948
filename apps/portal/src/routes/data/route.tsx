import * as calls from '@routeglass/api-client/calls';
import { useCall, useSend } from '@routeglass/api-client/hooks';
import { dataPage } from '@routeglass/api-client/page/operations';
import { DataSources } from '@routeglass/ui/DataSources';
import { useEffect } from 'react';
import { useAct } from '../../session/RecentSignIn.tsx';
import { faceOf } from '../../wire/face.ts';
import { metaOf } from '../../wire/metaOf.ts';
import { importStateOf, sourceOf } from './dataState.ts';

export const meta = metaOf(dataPage);

/** How often the state of imports is read again, in milliseconds. */
const ASKS_EVERY = 2_000;
/** The same of content, which is edited by hand. */
const READS_EVERY = 5_000;

/** Data sources, imports and content problems. */
export default function Data() {
  const imports = useCall(calls.importProgress, {}, { refreshInterval: ASKS_EVERY });
  const sources = useCall(calls.dataSources, {});
  const problems = useCall(calls.contentProblems, {}, { refreshInterval: READS_EVERY });
  const again = useSend(calls.importData);
  const act = useAct();
  const ended = imports.data?.ended;
  const { retry } = sources;
  useEffect(() => {
    if (ended) retry();
  }, [ended, retry]);
  return (
    <DataSources
      sources={faceOf(sources, ({ data }) => data.map((row) => sourceOf(row, Date.now())))}
      imports={faceOf(imports, importStateOf)}
      problems={faceOf(problems, ({ data }) => data)}
      onImport={() => void act(() => again.send({}), imports.retry)}
    />
  );
}
