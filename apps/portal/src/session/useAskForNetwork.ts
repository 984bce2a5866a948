import * as calls from '@routeglass/api-client/calls';
import type { Client } from '@routeglass/api-client/client';
import { useAskWithOtherRights, useClient, useSend } from '@routeglass/api-client/hooks';
import { accessStatuses } from '@routeglass/domain/access';
import { say } from '../shell/Snackbar.tsx';
import { failureWords } from '../wire/failureWords.ts';

/** How often it is asked whether the mail has gone out, in milliseconds: the server looks the contacts up first. */
const SOON = 1000;
/** How often at most: after that the page itself says where the request stands. */
const MOST_LOOKS = 30;

/** Whether the mail to the contacts of a network has gone out, once the server knows. */
async function isMailSent(client: Client, asn: number): Promise<boolean> {
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    const rows = await client.call(calls.ownAccess, {});
    const row = rows.find((each) => each.asn === asn);
    // Without a contact, or after this week's mail about the network, none goes out now.
    const isOpen = row?.status === accessStatuses.waiting && row.problem === null && row.letters_at === null;
    if (!isOpen) return row?.status === accessStatuses.sent;
    await new Promise((resolve) => setTimeout(resolve, SOON));
  }
  return false;
}

/** Asks the contacts of networks to confirm the reader. Says when the mail has gone out, and what went wrong. */
export function useAskForNetwork() {
  const request = useSend(calls.requestAsAccess);
  const client = useClient();
  const askWithOtherRights = useAskWithOtherRights();

  const tellOfMail = async (asn: number): Promise<void> => {
    // What cannot be read now, the page asks again by itself.
    if (await isMailSent(client, asn).catch(() => false))
      say('Confirmation e-mail was sent to admin-c, tech-c, email record from whois database', 'valid');
  };
  /** Whether the request was taken. */
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
