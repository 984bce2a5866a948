import type { AccountDeps } from '../deps.ts';
import type { Worker } from '../jobs/worker.ts';
import type { AlertSettings } from './settings.ts';

/** Dependencies of the alert routes. */
export interface AlertDeps extends Pick<AccountDeps, 'store' | 'clock' | 'keys'> {
  readonly alerts: AlertSettings;
  readonly worker: Pick<Worker, 'nudge'>;
}
