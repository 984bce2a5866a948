import { sampleSessionCookie } from '@routeglass/api-client/accounts';
import { useAskAgain, useSampleSession } from '@routeglass/api-client/hooks';
import { SampleSessionMenu } from '@routeglass/ui/SampleSessionMenu';
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
  const { data } = useSampleSession({});
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
