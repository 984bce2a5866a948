import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { RawObject } from '@routeglass/ui/RawObject';
import { faceOrNothing } from '../../wire/face.ts';
import { failureSentence } from '../../wire/failureWords.ts';
import { rawHrefs } from '../../wire/rawHrefs.ts';

/** The registry's raw record of a domain. */
export function WhoisEntry({ domain }: { readonly domain: string }) {
  const entry = useCall(calls.whoisDomain, { params: { name: domain } });
  return (
    <RawObject
      label={`Whois entry of ${domain}`}
      text={faceOrNothing(entry, (answer) => answer.entry, '')}
      hrefs={rawHrefs}
      nothing={entry.error && failureSentence(entry.error)}
    />
  );
}
