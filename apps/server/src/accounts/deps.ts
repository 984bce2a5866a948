import type { CaptchaCheck } from './captcha/check.ts';
import type { Costs } from './costs.ts';
import type { Keys } from './keys.ts';
import type { Post } from './mail/post.ts';
import type { PlacesOf } from './session/places.ts';
import type { RightsOf } from './session/rights/rights.ts';
import type { AccountStore } from './tables.ts';

/** Dependencies of the account routes. */
export interface AccountDeps {
  readonly store: AccountStore;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly keys: Keys;
  readonly costs: Costs;
  readonly post: Post;
  readonly captcha: CaptchaCheck;
  readonly rightsOf: RightsOf;
  readonly placesOf: PlacesOf;
  /** Called when the first account is made, which ends sample sessions. */
  readonly onAccount: () => void;
  /** Writes a line for the operator. */
  readonly log: (line: string) => void;
}
