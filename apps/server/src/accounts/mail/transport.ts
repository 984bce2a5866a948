import { sendProblem } from '../../outside/sendProblem.ts';
import { saysGone } from './enhancedStatus.ts';

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

/** The mail server permanently refused the recipient. */
export class Refused extends Error {
  override readonly name = 'Refused';
  /** Whether the mailbox does not exist, so that other letters would fail, too. */
  readonly isGone: boolean;
  constructor(message: string, isGone: boolean) {
    super(message);
    this.isGone = isGone;
  }
}

export type SendMail = (mail: OutgoingMail) => Promise<void>;

/**
 * Sends by SMTP: `send` throws `Refused` for a permanent refusal, and other errors for failures that may be temporary. The library is loaded here,
 * since servers without mail do not need it.
 */
export async function smtpSender({
  smtpUrl,
  from,
  dkim,
}: MailSettings): Promise<{ send: SendMail; close: () => void }> {
  const { createTransport } = await import('nodemailer');
  const server = new URL(smtpUrl).host;
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
        if (command === 'RCPT TO' && responseCode !== undefined && responseCode >= 550)
          throw new Refused(message, saysGone(message, responseCode));
        throw new Error(sendProblem(error, server), { cause: error });
      }
    },
    close: () => transport.close(),
  };
}
