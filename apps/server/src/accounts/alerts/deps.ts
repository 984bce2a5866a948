import type { AccountDeps } from '../deps.ts';
import type { Worker } from '../jobs/worker.ts';
import type { AlertSettings } from './settings.ts';

/** What the calls of alerts are made with. */
export interface AlertDeps extends Pick<AccountDeps, 'store' | 'clock' | 'keys'> {
  readonly alerts: AlertSettings;
  readonly worker: Pick<Worker, 'nudge'>;
}
