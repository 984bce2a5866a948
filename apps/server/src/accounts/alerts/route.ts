import type { Mount } from '../../http/mount.ts';
import { mountOwnAlerts } from './alerts.ts';
import { mountAlertChannels } from './channels.ts';
import type { AlertDeps } from './deps.ts';
import { mountAlertWatches } from './watches.ts';

/** Alerts about one's own networks: what was told, the rules, and where it goes. */
export function mountAlerts(mount: Mount, deps: AlertDeps): void {
  mountOwnAlerts(mount, deps);
  mountAlertWatches(mount, deps);
  mountAlertChannels(mount, deps);
}
