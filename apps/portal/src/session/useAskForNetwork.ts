import * as calls from '@routeglass/api-client/calls';
import { useCall, useSend } from '@routeglass/api-client/hooks';
import type { OwnAccessRow } from '@routeglass/api-client/own';
import { accessStatuses } from '@routeglass/domain/access';
import { useEffect, useEffectEvent, useState } from 'react';
import { say } from '../shell/Snackbar.tsx';
import { failureWords } from '../wire/failureWords.ts';

/** How often it is asked whether the mail has gone out, in milliseconds: the server looks the contacts up first. */
const SOON = 1000;

/** Whether it is known what became of a request: until the next answer a rejected one that is made again has its former state. */
function isSettled({ status, problem, letters_at }: OwnAccessRow): boolean {
  return (
    status === accessStatuses.sent || status === accessStatuses.approved || problem !== null || letters_at !== null
  );
}

/** Asks the contacts of networks to confirm the reader. Says when the mail has gone out, and what went wrong. */
export function useAskForNetwork() {
  const request = useSend(calls.requestAsAccess);
  const [asked, setAsked] = useState<number | null>(null);
  const own = useCall(calls.ownAccess, {}, { refreshInterval: asked === null ? 0 : SOON });
  const row = own.data?.find(({ asn }) => asn === asked);
  const isKnown = row !== undefined && isSettled(row);

  const tell = useEffectEvent(() => {
    if (!isKnown) return;
    if (row.status === accessStatuses.sent)
      say('Confirmation e-mail was sent to admin-c, tech-c, email record from whois database', 'valid');
    setAsked(null);
  });
  useEffect(() => tell(), [row?.asn, isKnown]);

  /** Whether the request was taken. */
  const ask = async (asn: number): Promise<boolean> => {
    const sent = await request.send({ params: { asn } });
    if (sent.ok) {
      // Not by forgetting all answers: the page would begin anew, and what is awaited here with it.
      own.retry();
      setAsked(asn);
    } else {
      say('Error sending request', 'invalid', failureWords(sent.failure));
    }
    return sent.ok;
  };
  return { ask, isSending: request.isSending };
}
