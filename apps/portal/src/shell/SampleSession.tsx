import { sampleSessionCookie } from '@routeglass/api-client/accounts';
import * as calls from '@routeglass/api-client/calls';
import { useAskAgain, useCall } from '@routeglass/api-client/hooks';
import { SampleSessionMenu } from '@routeglass/ui/SampleSessionMenu';
import { useDeferredValue } from 'react';
import { DataProvider } from './DataProvider.tsx';

/** As whom the sample is looked at, where the server lets visitors choose; nothing elsewhere. */
export function SampleSession() {
  return (
    <DataProvider>
      <Switch />
    </DataProvider>
  );
}

function Switch() {
  // The frame that the build drew knows of no session: what it drew is taken over first.
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
