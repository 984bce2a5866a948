import type { AlertChange, AlertKind } from '@routeglass/domain/alerts';
import type { Generated, GeneratedAlways } from 'kysely';

export type ChannelKind = 'mail' | 'webhook' | 'syslog';
export type WebhookForm = 'standard' | 'slack' | 'mattermost' | 'teams' | 'discord' | 'telegram';
export type DeliveryState = 'waiting' | 'sent' | 'failed' | 'stopped';

/** The tables of migrations 0032, 0034 and 0044. */
export interface AlertTables {
  alert_watch: {
    id: string;
    account_id: string;
    asn: number;
    rules: string;
    since: Date;
    feed_version: Generated<number>;
    created_at: Date;
    /** Time of routes from which the passing of time alone may change the alerts. */
    due_at: Generated<Date | null>;
    /** When states began whose beginning is not in the data, as JSON. */
    lasting: Generated<string>;
  };
  alert_expected: {
    id: string;
    watch_id: string;
    kind: AlertKind;
    other: number | null;
    prefix: string | null;
    created_at: Date;
  };
  alert: {
    id: string;
    place: GeneratedAlways<number>;
    watch_id: string;
    kind: AlertKind;
    key: string;
    state: 'open' | 'ended';
    told: number;
    fact: string;
    reasons: string;
    began_at: Date;
    ended_at: Date | null;
    updated_at: Date;
    acknowledged_at: Generated<Date | null>;
    snoozed_until: Generated<Date | null>;
    expected_at: Generated<Date | null>;
  };
  alert_message: {
    id: string;
    place: GeneratedAlways<number>;
    alert_id: string;
    change: AlertChange;
    body: string;
    at: Date;
  };
  alert_channel: {
    id: string;
    account_id: string;
    kind: ChannelKind;
    name: string;
    form: WebhookForm;
    target: string;
    secrets: string | null;
    former_until: Generated<Date | null>;
    is_on: Generated<boolean>;
    quiet_from: Generated<number>;
    quiet_until: Generated<number>;
    digest: Generated<number>;
    problem: Generated<string | null>;
    last_sent: Generated<Date | null>;
    created_at: Date;
  };
  alert_delivery: {
    id: string;
    place: GeneratedAlways<number>;
    channel_id: string;
    message_id: string | null;
    state: DeliveryState;
    attempts: Generated<number>;
    created_at: Date;
    due_at: Date;
    sent_at: Generated<Date | null>;
    problem: Generated<string | null>;
    mail_id: Generated<string | null>;
  };
  alert_mark: { is_one: Generated<boolean>; stamp: string };
}
