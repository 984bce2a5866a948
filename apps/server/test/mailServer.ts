import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A letter as it came over SMTP. */
export interface ReceivedLetter {
  readonly to: readonly string[];
  readonly messageId: string;
  readonly subject: string;
  readonly text: string;
  readonly inReplyTo: string | undefined;
  readonly references: string | undefined;
}

export interface MailServer {
  readonly port: number;
  readonly url: string;
  /** In the order in which they came. */
  readonly letters: readonly ReceivedLetter[];
  /** Lets it refuse every recipient with a status; null: no more. */
  refuse(status: number | null): void;
  close(): Promise<void>;
}

/** A real mail server on this machine that keeps what it gets, at any port for 0. `hear` is called with each letter before its sender hears of it. */
export async function startMailServer(
  ownPort = 0,
  hear: (letter: ReceivedLetter) => void = () => undefined,
): Promise<MailServer> {
  const letters: ReceivedLetter[] = [];
  let refusing: number | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo(_address, _session, answer) {
      answer(refusing === null ? null : Object.assign(new Error('Not here'), { responseCode: refusing }));
    },
    onData(stream, session, answer) {
      const take = async (): Promise<void> => {
        const {
          messageId = '',
          subject = '',
          text = '',
          inReplyTo,
          references,
        } = await PostalMime.parse(await buffer(stream));
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const letter = { to, messageId, subject, text, inReplyTo, references };
        letters.push(letter);
        hear(letter);
      };
      void take().then(() => answer(), answer);
    },
  });
  // A client that is killed in the middle of a letter resets its connection.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(ownPort, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    letters,
    refuse: (status) => void (refusing = status),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
