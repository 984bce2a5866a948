import * as calls from '@routeglass/api-client/calls';
import type { Client } from '@routeglass/api-client/client';
import { useAskWithOtherRights, useClient, useSend } from '@routeglass/api-client/hooks';
import { accessStatuses } from '@routeglass/domain/access';
import { say } from '../shell/Snackbar.tsx';
import { failureWords } from '../wire/failureWords.ts';

/** How often to check whether the mail has gone out, in milliseconds: the server looks up the contacts first. */
const SOON = 1000;
/** Most checks: after that the page itself shows the state of the request. */
const MOST_LOOKS = 30;

/** Whether the mail to the contacts of a network has gone out, once the server knows. */
async function isMailSent(client: Client, asn: number): Promise<boolean> {
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    const rows = await client.call(calls.ownAccess, {});
    const row = rows.find((each) => each.asn === asn);
    // Without a contact, or if a mail about the network went out this week, none is sent now.
    const isOpen = row?.status === accessStatuses.waiting && row.problem === null && row.letters_at === null;
    if (!isOpen) return row?.status === accessStatuses.sent;
    await new Promise((resolve) => setTimeout(resolve, SOON));
  }
  return false;
}

/** Asks the contacts of networks to confirm the reader. Shows when the mail has gone out, or what went wrong. */
export function useAskForNetwork() {
  const request = useSend(calls.requestAsAccess);
  const client = useClient();
  const askWithOtherRights = useAskWithOtherRights();

  const tellOfMail = async (asn: number): Promise<void> => {
    // If this fails, the page itself checks again later.
    if (await isMailSent(client, asn).catch(() => false))
      say('Confirmation e-mail was sent to admin-c, tech-c, email record from whois database', 'valid');
  };
  /** Returns whether the request was accepted. */
  const ask = async (asn: number): Promise<boolean> => {
    const sent = await request.send({ params: { asn } });
    if (sent.ok) {
      await askWithOtherRights();
      void tellOfMail(asn);
    } else {
      say('Error sending request', 'invalid', failureWords(sent.failure));
    }
    return sent.ok;
  };
  return { ask, isSending: request.isSending };
}
