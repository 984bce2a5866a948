/** Subjects of RFC 3463, section 3, and of the registry of RFC 5248: the mailbox does not exist, permanently. */
const GONE = new Set(['1.1', '1.2', '1.3', '1.6', '1.10', '2.1']);
const ENHANCED = /(?<![\d.])5\.(\d{1,3}\.\d{1,3})(?![\d.])/;
/** Replies of RFC 5321, section 4.2, with the same meaning, if a server sends no enhanced status. */
const GONE_REPLIES = new Set([550, 551, 553]);

/**
 * Whether a refusal means that the mailbox does not exist. Other reasons, such as a blocked sender (5.7.1) or a full mailbox (5.2.2), do not. `reply`
 * is the SMTP reply code, if any.
 */
export function saysGone(text: string, reply?: number): boolean {
  const detail = ENHANCED.exec(text)?.[1];
  return detail === undefined ? reply !== undefined && GONE_REPLIES.has(reply) : GONE.has(detail);
}
