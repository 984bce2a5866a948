import { serverPage } from '@routeglass/api-client/page/operations';
import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { ServerFacts } from '@routeglass/ui/ServerFacts';
import { faceOf } from '../../wire/face.ts';
import { metaOf } from '../../wire/metaOf.ts';
import { serverState } from './serverState.ts';

export const meta = metaOf(serverPage);

/** How often the facts are read again, in milliseconds. */
const ASKS_EVERY = 10_000;

/** The state of the server. */
export default function Server() {
  const facts = useCall(calls.serverFacts, {}, { refreshInterval: ASKS_EVERY });
  return <ServerFacts facts={faceOf(facts, serverState)} />;
}
