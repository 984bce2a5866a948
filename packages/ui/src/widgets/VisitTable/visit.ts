/** Counted events. */
export const visitEvents = ['page', 'form', 'mail', 'trial', 'plans', 'sign-up'] as const;
export type VisitEvent = (typeof visitEvents)[number];

/** Names of the events. */
export const visitWords: Readonly<Record<VisitEvent, string>> = {
  page: 'Page opened',
  form: 'Form sent',
  mail: 'Mail link followed',
  trial: 'Trial link followed',
  plans: 'Pricing link followed',
  'sign-up': 'Sign-up link followed',
};

/** How often an event occurred on one page. */
export interface Visit {
  readonly event: VisitEvent;
  /** Name of the page. */
  readonly page: string;
  readonly count: number;
  /** The last day on which it occurred (UTC). */
  readonly last: Date;
}

/** How many days the counts cover, including today. */
export const visitSpans = [1, 7, 30, 90, 365] as const;
export type VisitSpan = (typeof visitSpans)[number];
