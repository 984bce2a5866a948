import PostalMime, { type Email } from 'postal-mime';

/** What a delivery status notification says (RFC 3464). */
export interface BounceReport {
  /** Message-IDs of the letter that came back, as its headers in the report name them. */
  readonly messageIds: readonly string[];
  /** Recipients that were given up, with the enhanced status and what their server said. */
  readonly failures: readonly { readonly recipient: string; readonly status: string; readonly says: string }[];
}

const HEADER_PARTS = new Set(['message/rfc822', 'text/rfc822-headers', 'message/rfc822-headers', 'message/global']);
const STATUS_PARTS = new Set(['message/delivery-status', 'message/global-delivery-status']);

/** Reads a mail that came to the sender's address. Undefined for one that is no delivery status notification. */
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

/** The groups of fields of a status, one for the report and one for each recipient. */
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
