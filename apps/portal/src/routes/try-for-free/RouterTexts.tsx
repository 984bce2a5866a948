import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { ErrorState } from '@routeglass/ui/ErrorState';
import { RawObject } from '@routeglass/ui/RawObject';
import { Skeleton } from '@routeglass/ui/Skeleton';
import { Tabs } from '@routeglass/ui/Tabs';
import { wordsInPlace } from '../../wire/failureWords.ts';

interface RouterTextsProps {
  /** Id of the session. */
  readonly id: string;
  /** Address of the router. */
  readonly ip: string;
}

/** The router configuration, for each supported operating system. */
export function RouterTexts({ id, ip }: RouterTextsProps) {
  const texts = useCall(calls.bgpSessionTexts, { params: { id } });
  if (texts.data)
    return (
      <Tabs
        label={`Configuration of ${ip}`}
        items={texts.data.map(({ system, name, text }) => ({
          id: system,
          name,
          content: <RawObject label={`Configuration for ${name}`} text={{ status: 'ready', data: text }} />,
        }))}
      />
    );
  if (!texts.error) return <Skeleton shape="block" height="20rem" />;
  return (
    <ErrorState
      title="The configuration of your router could not be loaded"
      // No retry if the collector has no address of this IP version.
      onRetry={texts.error.code === 'E_CONFLICT' ? undefined : texts.retry}
    >
      {wordsInPlace(texts.error)}
    </ErrorState>
  );
}
