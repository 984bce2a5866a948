import type { AnyEndpoint } from '@routeglass/api-client/contract';
import type { Caller } from './caller.ts';

/** What a page says of who may open it, in the words of calls. */
interface Restricted {
  readonly audience?: AnyEndpoint['audience'] | undefined;
}

/** Status of a page for who asks: the page itself says to others what to do. Paywalls and pages of networks show something to everybody. */
export function pageStatus({ audience = 'anyone' }: Restricted, { session }: Caller): 200 | 401 | 403 {
  if (audience !== 'signed-in' && audience !== 'admin') return 200;
  if (!session) return 401;
  return audience === 'admin' && !session.roles.includes('ADMIN') ? 403 : 200;
}
