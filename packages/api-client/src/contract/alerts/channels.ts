import { alertChanges } from '@routeglass/domain/alerts';
import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { done, line } from '../fields.ts';
import { count, instant, nothing } from '../wire.ts';

export const alertChannelKinds = ['mail', 'webhook', 'syslog'] as const;
/** Format of webhook messages. */
export const webhookForms = ['standard', 'slack', 'mattermost', 'teams', 'discord', 'telegram'] as const;

const minuteOfDay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1439));
/** Quiet hours as minutes of the day in UTC (none if equal), and minutes over which messages are collected into a digest. */
const hours = {
  quiet_from: minuteOfDay,
  quiet_until: minuteOfDay,
  digest: v.picklist([0, 60, 1440]),
};

export const alertChannelRow = v.object({
  id: v.string(),
  kind: v.picklist(alertChannelKinds),
  name: v.string(),
  /** Destination, without the secret parts of the address. */
  target: v.string(),
  form: v.picklist(webhookForms),
  on: v.boolean(),
  ...hours,
  /** Why the last message failed; null if it arrived. */
  problem: v.nullable(v.string()),
  last_sent: v.nullable(instant),
});
export type AlertChannelRow = v.InferOutput<typeof alertChannelRow>;

export const deliveryStates = ['waiting', 'sent', 'failed', 'stopped'] as const;
export const alertDeliveryRow = v.object({
  id: v.string(),
  title: v.string(),
  change: v.nullable(v.picklist(alertChanges)),
  state: v.picklist(deliveryStates),
  attempts: count,
  created: instant,
  /** When it is sent or retried; null once settled. */
  due: v.nullable(instant),
  sent: v.nullable(instant),
  problem: v.nullable(v.string()),
});
export type AlertDeliveryRow = v.InferOutput<typeof alertDeliveryRow>;

const own = {
  topic: 'alerts',
  audience: 'signed-in',
  host: 'auth',
  params: nothing,
  query: nothing,
  body: nothing,
} as const;
const ofChannel = { ...own, params: v.object({ id: line }), errors: ['E_UNAUTHORIZED', 'E_NOT_FOUND'] } as const;

export const ownAlertChannels = defineEndpoint({
  ...own,
  name: 'ownAlertChannels',
  summary: 'Your alert channels',
  method: 'GET',
  path: '/api/auth/v1/alert-channels',
  /** `mail`: addresses that may be used as mail channels. */
  answer: v.object({ channels: v.array(alertChannelRow), mail: v.array(v.string()) }),
  errors: ['E_UNAUTHORIZED'],
});

/**
 * Adds a channel. `target` is a mail address of the account or of its trial, a webhook URL, or `udp://`, `tcp://` or `tls://` with host and port of a
 * syslog server. Only this answer contains the secret that signs webhook messages.
 */
export const makeAlertChannel = defineEndpoint({
  ...own,
  name: 'makeAlertChannel',
  summary: 'Add a channel for alerts',
  method: 'POST',
  path: '/api/auth/v1/alert-channels',
  body: v.object({
    kind: v.picklist(alertChannelKinds),
    name: line,
    target: line,
    form: v.optional(v.picklist(webhookForms), 'standard'),
  }),
  answer: v.object({ channel: alertChannelRow, secret: v.nullable(v.string()) }),
  errors: ['E_UNAUTHORIZED', 'E_BAD_REQUEST', 'E_CONFLICT'],
});

/** Turns a channel on or off, and sets its quiet hours and digest. */
export const setAlertChannel = defineEndpoint({
  ...ofChannel,
  name: 'setAlertChannel',
  summary: 'Turn a channel on or off, and set its quiet hours',
  method: 'POST',
  path: '/api/auth/v1/alert-channels/{id}',
  body: v.object({ on: v.boolean(), ...hours }),
  answer: alertChannelRow,
});

export const removeAlertChannel = defineEndpoint({
  ...ofChannel,
  name: 'removeAlertChannel',
  summary: 'Remove a channel',
  method: 'DELETE',
  path: '/api/auth/v1/alert-channels/{id}',
  answer: done,
});

/** Sends a test message, which appears in the delivery log. */
export const testAlertChannel = defineEndpoint({
  ...ofChannel,
  name: 'testAlertChannel',
  summary: 'Send a test message to a channel',
  method: 'POST',
  path: '/api/auth/v1/alert-channels/{id}/test',
  answer: alertDeliveryRow,
  errors: ['E_UNAUTHORIZED', 'E_NOT_FOUND', 'E_TOO_MANY_REQUESTS'],
});

/** Gives a webhook a new secret. For 24 hours, messages are signed with both. */
export const renewWebhookSecret = defineEndpoint({
  ...ofChannel,
  name: 'renewWebhookSecret',
  summary: 'Renew the secret of a webhook',
  method: 'POST',
  path: '/api/auth/v1/alert-channels/{id}/secret',
  answer: v.object({ secret: v.string() }),
});

/** The last 100 messages to a channel, newest first. */
export const alertDeliveries = defineEndpoint({
  ...ofChannel,
  name: 'alertDeliveries',
  summary: 'Recent deliveries of a channel',
  method: 'GET',
  path: '/api/auth/v1/alert-channels/{id}/deliveries',
  answer: v.array(alertDeliveryRow),
});
