import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { RawObject } from '@routeglass/ui/RawObject';
import { useOutletContext } from 'react-router';
import { faceOrNothing } from '../../wire/face.ts';
import { failureSentence } from '../../wire/failureWords.ts';
import { rawHrefs } from '../../wire/rawHrefs.ts';

/** The registry's raw record of a network. */
export default function Whois() {
  const asn = useOutletContext<number>();
  const entry = useCall(calls.whoisAs, { params: { asn } });
  return (
    <RawObject
      label={`Whois entry of AS${asn}`}
      text={faceOrNothing(entry, (answer) => answer.entry, '')}
      hrefs={rawHrefs}
      nothing={entry.error && failureSentence(entry.error)}
    />
  );
}
