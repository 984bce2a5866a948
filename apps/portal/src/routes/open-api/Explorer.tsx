import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { readApiDocument } from '@routeglass/api-client/view';
import { ApiExplorer, hashOf, operationOfHash } from '@routeglass/ui/ApiExplorer';
import { Spinner } from '@routeglass/ui/Spinner';
import { useDeferredValue, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAccount } from '../../session/useAccount.ts';
import { faceOf } from '../../wire/face.ts';
import { sendRequest } from './sendRequest.ts';

/** The explorer for this server's API document. With a session it waits for the account's token; guests have none. */
export function Explorer() {
  const account = useAccount();
  const token = useCall(calls.apiToken, account ? {} : null);
  const isWaiting = account === undefined || (account !== null && token.isLoading);
  const key = token.data?.token ?? null;
  const document = useCall(calls.openapiConfig, isWaiting ? null : { query: { ...(key !== null && { token: key }) } });
  // There are about a hundred calls, so they render in small steps.
  const read = useDeferredValue(useMemo(() => document.data && readApiDocument(document.data), [document.data]));
  const { hash } = useLocation();
  const navigate = useNavigate();
  if (isWaiting) return <Spinner label="Waiting for your token" />;
  return (
    <ApiExplorer
      document={faceOf({ ...document, data: read }, (data) => data)}
      current={operationOfHash(hash)}
      onCurrentChange={(operation) =>
        void navigate({ hash: operation ? hashOf(operation) : '' }, { replace: true, preventScrollReset: true })
      }
      send={sendRequest}
      token={key}
      origin={location.origin}
    />
  );
}
