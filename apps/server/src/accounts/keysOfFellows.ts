import type { Fellows } from '../store/fellows.ts';
import type { Keys } from './keys.ts';

/**
 * Warns once if another server over the same database has a different secret key: they cannot read each other's encrypted data, such as second
 * factors and alert channels. A starting server and the running ones inform each other.
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
