import { createTransport } from 'nodemailer';

export interface MailSettings {
  readonly smtpUrl: string;
  readonly from: string;
  readonly dkim: { readonly domain: string; readonly selector: string; readonly key: string } | null;
}

export interface OutgoingMail {
  readonly to: string;
  readonly messageId: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Message-ID of the first letter of its thread. */
  readonly thread?: string | null;
  readonly attachments?: readonly { readonly filename: string; readonly content: Buffer }[];
}

/** The mail server refused the recipient for good. */
export class Bounced extends Error {
  override readonly name = 'Bounced';
}

export type SendMail = (mail: OutgoingMail) => Promise<void>;

/** Sends by SMTP. Throws `Bounced` for a recipient that does not exist, any other error for what may go better later. */
export function smtpSender({ smtpUrl, from, dkim }: MailSettings): { send: SendMail; close: () => void } {
  const transport = createTransport(
    {
      url: smtpUrl,
      pool: true,
      maxConnections: 2,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
      ...(dkim && { dkim: { domainName: dkim.domain, keySelector: dkim.selector, privateKey: dkim.key } }),
    },
    { from, headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' } },
  );
  return {
    async send(mail) {
      try {
        const { attachments = [], thread, ...letter } = mail;
        const inThread = thread ? { inReplyTo: thread, references: thread } : {};
        await transport.sendMail({ ...letter, ...inThread, attachments: [...attachments] });
      } catch (error) {
        const { responseCode, command, message } = error as Error & { responseCode?: number; command?: string };
        if (command === 'RCPT TO' && responseCode !== undefined && responseCode >= 550 && responseCode <= 553)
          throw new Bounced(message);
        throw error;
      }
    },
    close: () => transport.close(),
  };
}
