import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenAt, type StartReceiver } from './receiver.ts';

/** A webhook call as it came. */
export interface ReceivedCall {
  readonly id: string;
  readonly timestamp: string;
  readonly signature: string;
  readonly body: string;
}

/** Takes webhook calls; those that it refuses are not kept. */
export const startWebhook: StartReceiver = async (port, hear) => {
  let refusing: number | null = null;
  const server = createServer((request, response) => {
    // A sender that is killed in the middle resets its connection: what it sent does not count.
    text(request).then(
      (body) => {
        if (refusing === null) hear({ ...signedBy(request), body } satisfies ReceivedCall);
        response.writeHead(refusing ?? 204).end();
      },
      () => response.destroy(),
    );
  });
  return { port: await listenAt(server, port), refuse: (status) => void (refusing = status) };
};

function signedBy({ headers }: IncomingMessage) {
  const textOf = (name: string): string => String(headers[name] ?? '');
  return {
    id: textOf('webhook-id'),
    timestamp: textOf('webhook-timestamp'),
    signature: textOf('webhook-signature'),
  };
}
