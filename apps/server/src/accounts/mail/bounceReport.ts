import PostalMime, { type Email } from 'postal-mime';

/** Content of a delivery status notification (RFC 3464). */
export interface BounceReport {
  /** Message-IDs of the returned letter, from its headers in the report. */
  readonly messageIds: readonly string[];
  /** Failed recipients, with the enhanced status and their server's text. */
  readonly failures: readonly { readonly recipient: string; readonly status: string; readonly says: string }[];
}

const HEADER_PARTS = new Set(['message/rfc822', 'text/rfc822-headers', 'message/rfc822-headers', 'message/global']);
const STATUS_PARTS = new Set(['message/delivery-status', 'message/global-delivery-status']);

/** Reads a mail to the sender's address. Undefined if it is not a delivery status notification. */
export async function readBounceReport(mail: string): Promise<BounceReport | undefined> {
  const { attachments } = await PostalMime.parse(mail, { forceRfc822Attachments: true, attachmentEncoding: 'utf8' });
  const textsOf = (types: ReadonlySet<string>): string[] =>
    attachments.filter(({ mimeType }) => types.has(mimeType)).map(({ content }) => textOf(content));
  const statuses = textsOf(STATUS_PARTS);
  if (statuses.length === 0) return undefined;
  const failures = statuses.flatMap((status) =>
    groupsOf(status)
      .filter((fields) => fields.get('action')?.toLowerCase() === 'failed')
      .map((fields) => ({
        recipient: valueOf(fields.get('final-recipient') ?? fields.get('original-recipient')),
        status: fields.get('status') ?? '',
        says: valueOf(fields.get('diagnostic-code')) || (fields.get('status') ?? ''),
      })),
  );
  const messageIds = textsOf(HEADER_PARTS)
    .map((part) => fieldsOf(part.split(/\r?\n\r?\n/, 1)[0] ?? '').get('message-id'))
    .filter((id) => id !== undefined);
  return { messageIds, failures };
}

const textOf = (content: Email['attachments'][number]['content']): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

/** The groups of fields in a status: one for the report and one for each recipient. */
const groupsOf = (text: string): Map<string, string>[] => text.split(/\r?\n(?:[ \t]*\r?\n)+/).map(fieldsOf);

/** Fields by their names in lower case; folded lines are joined. */
function fieldsOf(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of text.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const [, name = '', value = ''] = /^([\w-]+):[ \t]*(.*?)[ \t]*$/.exec(line) ?? [];
    if (name !== '') fields.set(name.toLowerCase(), value);
  }
  return fields;
}

/** A field is `type; value`, as `rfc822; bob@example.net`. */
const valueOf = (field = ''): string => field.replace(/^[\w-]+;\s*/, '');
