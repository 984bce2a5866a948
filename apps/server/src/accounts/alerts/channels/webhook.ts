import { createHmac, randomBytes } from 'node:crypto';
import { guardedRequest } from '../../../outside/guardedRequest.ts';
import type { AlertMessage } from '../message.ts';
import type { AlertSettings } from '../settings.ts';
import type { WebhookForm } from '../tables.ts';
import { linesOf, linkOf, TEST_TITLE } from './text.ts';

const PREFIX = 'whsec_';
const TIMEOUT = 10_000;
const LARGEST = 65_536;

/** A secret for signing messages (standardwebhooks.com): 256 bits. */
export const newWebhookSecret = (): string => PREFIX + randomBytes(32).toString('base64');

/** The header `webhook-signature`: one signature for each secret, so that one can be replaced without a gap. `timestamp`: seconds since 1970. */
export function signaturesOf(secrets: readonly string[], id: string, timestamp: number, body: string): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    })
    .join(' ');
}

export interface WebhookCall {
  /** The same for all tries. */
  readonly id: string;
  readonly url: string;
  readonly form: WebhookForm;
  readonly secrets: readonly string[];
  /** Null for a test. */
  readonly message: AlertMessage | null;
  /** Ms since 1970. */
  readonly now: number;
}

/** Posts a message. Throws if the response is not 2xx; redirects are not followed. */
export async function callWebhook(call: WebhookCall, { origin, mayBeInner }: AlertSettings): Promise<void> {
  const { id, form, secrets, message, now } = call;
  const url = new URL(call.url);
  const body = JSON.stringify(bodyOf(form, url, message, origin, now));
  const timestamp = Math.floor(now / 1000);
  const { status } = await guardedRequest(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signaturesOf(secrets, id, timestamp, body),
    },
    body,
    timeout: TIMEOUT,
    largest: LARGEST,
    mayBeInner,
  });
  if (status < 200 || status > 299) throw new Error(`${url.host} answered ${status}`);
}

function bodyOf(form: WebhookForm, url: URL, message: AlertMessage | null, origin: string, now: number): object {
  if (form === 'standard') {
    const timestamp = new Date(now).toISOString();
    if (!message) return { type: 'alert.test', timestamp, data: { title: TEST_TITLE } };
    const { graph, page, ...data } = message;
    const links = { graph: graph && origin + graph, page: origin + page };
    return { type: `alert.${message.change}`, timestamp, data: { ...data, ...links } };
  }
  const text = message ? [...linesOf(message), linkOf(origin, message)].join('\n') : TEST_TITLE;
  switch (form) {
    case 'slack':
    case 'mattermost':
      return { text: text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') };
    case 'discord':
      return { content: text.slice(0, 2000), allowed_mentions: { parse: [] } };
    case 'telegram':
      return { chat_id: url.searchParams.get('chat_id'), text: text.slice(0, 4096) };
    case 'teams':
      return {
        type: 'message',
        attachments: [
          {
            contentType: 'application/vnd.microsoft.card.adaptive',
            content: {
              $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
              type: 'AdaptiveCard',
              version: '1.4',
              body: text.split('\n').map((line) => ({ type: 'TextBlock', text: line, wrap: true })),
            },
          },
        ],
      };
  }
}
