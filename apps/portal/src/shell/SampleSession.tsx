import { sampleSessionCookie } from '@routeglass/api-client/accounts';
import * as calls from '@routeglass/api-client/calls';
import { useAskAgain, useCall } from '@routeglass/api-client/hooks';
import { SampleSessionMenu } from '@routeglass/ui/SampleSessionMenu';
import { useDeferredValue } from 'react';
import { DataProvider } from './DataProvider.tsx';

/** The role in which a visitor views the sample, if the server offers a choice; otherwise empty. */
export function SampleSession() {
  return (
    <DataProvider>
      <Switch />
    </DataProvider>
  );
}

function Switch() {
  // The frame drawn by the build has no session, so it is hydrated first.
  const data = useDeferredValue(useCall(calls.sampleSession, {}).data, null);
  const askAgain = useAskAgain();
  if (!data?.session) return null;
  return (
    <SampleSessionMenu
      session={data.session}
      onChange={(session) => {
        document.cookie = `${sampleSessionCookie}=${session}; path=/; samesite=strict`;
        void askAgain();
      }}
    />
  );
}
