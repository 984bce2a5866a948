/** Subjects of RFC 3463, section 3, and of the registry of RFC 5248: the mailbox is not there, not now and not later. */
const GONE = new Set(['1.1', '1.2', '1.3', '1.6', '1.10', '2.1']);
const ENHANCED = /(?<![\d.])5\.(\d{1,3}\.\d{1,3})(?![\d.])/;
/** Replies of RFC 5321, section 4.2, that say the same where a server sends no enhanced status. */
const GONE_REPLIES = new Set([550, 551, 553]);

/**
 * Whether a refusal says that the mailbox does not exist. A refusal for another reason, as a blocked sender (5.7.1) or a full mailbox (5.2.2), says
 * nothing of the address. `reply` is the SMTP reply code, where there is one.
 */
export function saysGone(text: string, reply?: number): boolean {
  const detail = ENHANCED.exec(text)?.[1];
  return detail === undefined ? reply !== undefined && GONE_REPLIES.has(reply) : GONE.has(detail);
}
