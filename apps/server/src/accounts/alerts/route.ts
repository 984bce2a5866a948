import type { Mount } from '../../http/mount.ts';
import { mountOwnAlerts } from './alerts.ts';
import { mountAlertChannels } from './channels.ts';
import type { AlertDeps } from './deps.ts';
import { mountAlertWatches } from './watches.ts';

/** Routes for alerts about the account's networks, their rules and their channels. */
export function mountAlerts(mount: Mount, deps: AlertDeps): void {
  mountOwnAlerts(mount, deps);
  mountAlertWatches(mount, deps);
  mountAlertChannels(mount, deps);
}
