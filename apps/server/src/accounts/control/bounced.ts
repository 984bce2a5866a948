import { record } from '../audit.ts';
import { readBounceReport } from '../mail/bounceReport.ts';
import { saysGone } from '../mail/enhancedStatus.ts';
import { suppress } from '../mail/suppress.ts';
import type { AccountStore } from '../tables.ts';
import { emailKey } from '../token.ts';
import { CommandFailed } from './commandFailed.ts';

/**
 * Processes a delivery status notification to the sender's address: marks the letter as failed, and stops mail to an address that does not exist. A
 * report counts only for a letter of this server to that recipient; to forge one, its Message-ID must be known.
 */
export async function takeBounce(store: AccountStore, mail: string, actor: string, now: number): Promise<string[]> {
  const report = await readBounceReport(mail);
  if (!report) throw new CommandFailed('This mail is no delivery status notification (RFC 3464). Nothing was changed.');
  const { messageIds, failures } = report;
  if (failures.length === 0) return ['No recipient was given up. Nothing was changed.'];
  return store.write(async (queries) => {
    const lines: string[] = [];
    for (const { recipient, status, says } of failures) {
      const key = emailKey(recipient);
      const letters = await queries
        .selectFrom('mail')
        .select(['id', 'recipient'])
        .where('message_id', 'in', [...messageIds, ''])
        .execute();
      const letter = letters.find((one) => emailKey(one.recipient) === key);
      if (!letter) {
        lines.push(`${recipient}: this server sent no such letter. Nothing was changed.`);
        continue;
      }
      await queries.updateTable('mail').set({ state: 'failed', problem: says }).where('id', '=', letter.id).execute();
      const isGone = saysGone(status);
      if (isGone) await suppress(queries, key, `Bounced: ${says}`, now);
      await record(queries, { actor, action: 'mail.bounced', subject: key, details: { status } }, new Date(now));
      lines.push(
        isGone
          ? `${recipient} does not exist (${status}): it gets no more mail. Allow it again in /admin/suppressions.`
          : `The letter to ${recipient} failed (${status}). The address stays allowed.`,
      );
    }
    return lines;
  });
}
