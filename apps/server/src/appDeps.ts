import type { SiteSettings } from '@routeglass/api-client/contract';
import type { Hono, MiddlewareHandler } from 'hono';
import type { Log } from './http/answerErrors.ts';
import type { Accounts } from './accounts/accounts.ts';
import type { Costs } from './accounts/costs.ts';
import type { OwnImports } from './dataDesk.ts';
import type { FindElements } from './http/builtElements.ts';
import type { Draw } from './http/drawing/drawer.ts';
import type { PolicyOpenings } from './http/policyOpenings.ts';
import type { Site } from './http/site.ts';
import type { PortalFile } from './http/portalFiles.ts';
import type { SessionOf } from './http/subscription.ts';
import type { Outside } from './modules/deps.ts';
import type { Store } from './store/store.ts';

/** What the portal and the API on one origin are made of. */
export interface AppDeps {
  /** Null while the database is being opened: the API then answers E_STARTING. */
  readonly store: Store | null;
  /** Whether queries find what they should: false until the first start has loaded its data. */
  readonly isReady: () => boolean;
  readonly portalFiles: ReadonlyMap<string, PortalFile>;
  /** Draws pages of the portal; without it browsers draw them. */
  readonly draw?: Draw;
  /** The pages that there are. Default: those of the portal. */
  readonly site?: Site;
  readonly elements: FindElements;
  /** Sites whose pages may read the API; `*` stands for any. */
  readonly embedOrigins: readonly string[];
  readonly publicUrl: string | undefined;
  /** What the operator set for the code of pages. Default: nothing. */
  readonly siteSettings?: SiteSettings;
  /** What settings let pages reach on other sites. Default: nothing. */
  readonly openings?: PolicyOpenings;
  /** Where the personal area is, if not here; without a slash at the end. */
  readonly personalAreaUrl?: string | undefined;
  readonly rateLimit: number;
  readonly trustProxy: boolean;
  readonly outside: Outside;
  /** Who visitors are until accounts exist. */
  readonly sessionOf: SessionOf;
  /** The accounts over the same store; made here where they are not given. */
  readonly accounts?: Accounts;
  /** What sign-ins cost where accounts are made here. Default: the full work. */
  readonly costs?: Costs;
  /** Pages of the sandbox for payments, below `/sandbox`. */
  readonly sandboxPages?: Hono | null;
  /** Whether visitors choose their sample session themselves. Default false. */
  readonly maySwitchSession?: boolean;
  /** Imports that administrators see and begin; without it there are none. */
  readonly imports?: OwnImports;
  /** Folder of what the operator says on the site; without it there is nothing. */
  readonly contentDir?: string | undefined;
  /** Sees each request first: ids, counts, logs, traces. */
  readonly observe?: MiddlewareHandler;
  /** What programs read to watch the server, where that is opened. */
  readonly metricsPages?: Hono;
  /** Whether the server is ending. Default: no. */
  readonly isEnding?: () => boolean;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** A line for the operator. */
  readonly log: Log;
}
