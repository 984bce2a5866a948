import type { AlertChange } from '@routeglass/domain/alerts';

export const channelKinds = ['mail', 'webhook', 'syslog'] as const;
export type ChannelKind = (typeof channelKinds)[number];
export const webhookForms = ['standard', 'slack', 'mattermost', 'teams', 'discord', 'telegram'] as const;
export type WebhookForm = (typeof webhookForms)[number];

/** Where alerts go. */
export interface AlertChannel {
  readonly id: string;
  readonly kind: ChannelKind;
  readonly name: string;
  readonly target: string;
  readonly form: WebhookForm;
  readonly isOn: boolean;
  /** Minutes of the day in UTC; equal ones mean no quiet hours. */
  readonly quietFrom: number;
  readonly quietUntil: number;
  /** Minutes over which messages are collected. */
  readonly digest: 0 | 60 | 1440;
  /** Why the last message failed; null if it arrived. */
  readonly problem: string | null;
  readonly lastSent: Date | null;
}

/** A channel to be created. */
export interface NewChannel {
  readonly kind: ChannelKind;
  readonly name: string;
  readonly target: string;
  readonly form: WebhookForm;
}

/** One message to a channel. */
export interface Delivery {
  readonly id: string;
  readonly title: string;
  /** Null for a test message. */
  readonly change: AlertChange | null;
  readonly state: 'waiting' | 'sent' | 'failed' | 'stopped';
  readonly attempts: number;
  readonly created: Date;
  readonly problem: string | null;
}

export const kindWords: Readonly<Record<ChannelKind, string>> = { mail: 'Mail', webhook: 'Webhook', syslog: 'Syslog' };
export const formWords: Readonly<Record<WebhookForm, string>> = {
  standard: 'Standard Webhooks (signed)',
  slack: 'Slack',
  mattermost: 'Mattermost',
  teams: 'Microsoft Teams',
  discord: 'Discord',
  telegram: 'Telegram',
};
export const digestWords = { 0: 'At once', 60: 'Once an hour', 1440: 'Once a day' } as const;
export const deliveryWords = { waiting: 'Waiting', sent: 'Sent', failed: 'Failed', stopped: 'Stopped' } as const;

/** Reads the form; an unknown value becomes the first option of its list. */
export function readNewChannel(textOf: (name: string) => string): NewChannel {
  const kind = channelKinds.find((each) => each === textOf('kind')) ?? 'mail';
  const target = textOf(kind === 'mail' ? 'address' : 'target').trim();
  return {
    kind,
    name: textOf('name').trim() || kindWords[kind],
    target,
    form: webhookForms.find((each) => each === textOf('form')) ?? 'standard',
  };
}

/** `HH:MM` as minutes of the day; null if it is not a time. */
export function minutesOf(text: string): number | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(text.trim()) ?? [];
  const all = Number(hours) * 60 + Number(minutes);
  return hours !== undefined && Number(hours) < 24 && Number(minutes) < 60 ? all : null;
}

export const timeText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
