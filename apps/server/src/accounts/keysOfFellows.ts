import type { Fellows } from '../store/fellows.ts';
import type { Keys } from './keys.ts';

/**
 * Warns once where another server over the same database has another secret key: neither can read what the other encrypted, such as second factors
 * and channels of alerts. Servers that run hear of one that starts, and it of them.
 */
export function compareKeys(fellows: Fellows, keys: Keys, warn: (line: string) => void): void {
  const own = keys.derive('comparison').toString('base64url');
  const tell = (): void => void fellows.tell('key', own).catch(() => undefined);
  let isWarned = false;
  fellows.hear('key', (text) => {
    if (text === own || isWarned) return;
    isWarned = true;
    warn(
      'Another server over this database has another SECRET_KEY: second factors and alert channels work on one of them only. Set the same SECRET_KEY for all and restart them.',
    );
    tell();
  });
  tell();
}
