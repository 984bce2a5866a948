import type { Context } from 'hono';
import type { Caller, CallerOf, Credentials } from '../http/caller.ts';
import type { Mount } from '../http/mount.ts';
import type { Identifier } from '../http/whoAsks.ts';
import type { Store } from '../store/store.ts';
import { reuseRoom } from '../store/upkeep.ts';
import type { BillingDeps, MoneyDeps } from './billing/deps.ts';
import { mountPaymentEvents } from './billing/events.ts';
import { mountOwnBilling } from './billing/own.ts';
import { type BillingSettings, plainBilling } from './billing/settings.ts';
import { mountStaffBilling } from './billing/staff.ts';
import { keepBilling } from './billing/upkeep.ts';
import { deliveryDoer } from './alerts/deliver.ts';
import { alertFeed } from './alerts/feed.ts';
import { judgeAll } from './alerts/judgeAll.ts';
import { DELIVERY } from './alerts/queueMessage.ts';
import { mountAlerts } from './alerts/route.ts';
import { type AlertSettings, plainAlerts } from './alerts/settings.ts';
import { type Costs, fullCosts } from './costs.ts';
import { createCaptcha } from './captcha/check.ts';
import type { RecaptchaKeys } from './captcha/recaptcha.ts';
import type { AccountDeps } from './deps.ts';
import { createWorker, type Worker } from './jobs/worker.ts';
import type { Keys } from './keys.ts';
import { devOutbox } from './mail/devOutbox.ts';
import { createPost } from './mail/post.ts';
import { type MailHealth, mailDoer } from './mail/sendMail.ts';
import type { SendMail } from './mail/transport.ts';
import { mountContact } from './messages/contact.ts';
import { mountThreads } from './messages/ownThreads.ts';
import { mountInbox } from './messages/staff.ts';
import { mountAnnouncements } from './announcements/route.ts';
import { mountAudit } from './operations/auditLog.ts';
import { type DataDesk, mountData } from './operations/data.ts';
import { mountJobs } from './operations/jobs.ts';
import { mountFacts } from './operations/facts.ts';
import { mountLetters } from './operations/letters.ts';
import { mountOpenId } from './openId/route.ts';
import { providerOf, type ProviderSettings } from './openId/provider.ts';
import { mountSuppressions } from './operations/suppressions.ts';
import { mountVisits } from './operations/visits.ts';
import { mountAddress } from './own/address.ts';
import { mountExport } from './own/exportData.ts';
import { mountPassword } from './own/password.ts';
import { mountProfile } from './own/profile.ts';
import { mountOwnSessions } from './own/sessions.ts';
import { mountTokens } from './own/tokens.ts';
import { mountPasskeyLogin } from './passkeys/login.ts';
import { mountPasskeys } from './passkeys/own.ts';
import { mountReset } from './reset/route.ts';
import { mountSecondFactor } from './secondFactor/route.ts';
import { identify } from './session/identify.ts';
import { createPlaces } from './session/places.ts';
import { createRights } from './session/rights/rights.ts';
import { mountSignIn } from './session/route.ts';
import { mountSignup } from './signup/route.ts';
import { accountStore } from './tables.ts';
import { mountUsers } from './users/route.ts';
import { tidyUp } from './upkeep.ts';
import { contactLetterDoer } from './access/contactLetter.ts';
import { domainLetterDoer } from './access/domainLetter.ts';
import { createRegistries, type RegistrySettings } from './access/registries.ts';
import { mountAccess } from './access/route.ts';
import type { Collector } from './trial/bgpSessions.ts';
import { mountTrials } from './trial/route.ts';
import type { Doer } from './jobs/worker.ts';

export interface AccountSettings {
  readonly keys: Keys;
  /** Sends letters; without it they stay in the outbox. */
  readonly send?: SendMail | undefined;
  /** Host part of Message-IDs. */
  readonly mailHost?: string | undefined;
  readonly recaptcha?: RecaptchaKeys | undefined;
  /** Address of the personal area, if it is not on this server; without a slash at the end. */
  readonly personalAreaUrl?: string | undefined;
  /** External sign-in providers. */
  readonly providers?: readonly ProviderSettings[];
  /** The collector's end of BGP sessions; without it no sessions are offered. */
  readonly collector?: Collector | null;
  /** Servers that know the holders of networks; without them, only loaded dumps are used. */
  readonly outside?: RegistrySettings;
  /** How payments are taken. Default: by bills, with no issuer set. */
  readonly billing?: BillingSettings | undefined;
  /** How alerts are sent. Default: to public addresses only, with links to localhost. */
  readonly alerts?: AlertSettings;
  /** What sign-ins cost. Default: the full work, which tests of other things spare themselves. */
  readonly costs?: Costs;
  readonly clock: () => number;
  readonly log: (line: string) => void;
}

/** Other parts of the site that accounts need. */
interface SiteParts extends Pick<BillingDeps, 'pricesNow'> {
  readonly data: DataDesk;
  /** Pages whose visits are counted. */
  readonly pageIds: ReadonlySet<string>;
}

/** Accounts with their sessions, mail and messages, in their own schema of the database. */
export interface Accounts extends Identifier {
  readonly deps: AccountDeps;
  readonly money: MoneyDeps;
  readonly worker: Worker;
  mount(mount: Mount, site: SiteParts): void;
  outbox(callerOf: CallerOf): (context: Context) => Promise<Response>;
  /** Judges the changes that publications brought to watched networks, and queues messages. To be called every few seconds. */
  judgeAlerts(): Promise<void>;
  /** Serves feeds of alerts at their secret addresses. */
  alertFeed(context: Context): Promise<Response>;
  /** Whether there is an administrator to receive messages. */
  hasAdministrator(): Promise<boolean>;
  /** Deletes expired data and frees its space. To be called a few times a day. */
  tidyUp(): Promise<void>;
  close(): Promise<void>;
}

/** How long, ms, to remember that there is no account yet, so that guests' calls need no query. Accounts made by this process are known at once. */
const LOOK_AGAIN = 1_000;

export function createAccounts(store: Store, settings: AccountSettings): Accounts {
  const { keys, send, clock, log, costs = fullCosts } = settings;
  const own = accountStore(store);
  const health: MailHealth = { problem: null };
  const registries = createRegistries(store.db, settings.outside, clock);
  const doers: Record<string, Doer> = send ? { mail: mailDoer(own, send, health, clock) } : {};
  const worker = createWorker(own, doers, clock, log);
  const post = createPost(send ? 'smtp' : 'outbox', settings.mailHost ?? 'routeglass.invalid', () => worker.nudge());
  const providers = (settings.providers ?? []).map(providerOf);
  doers['contact-letter'] = contactLetterDoer({ store: own, post, registries, clock });
  doers['domain-letter'] = domainLetterDoer({ store: own, post, registries, clock });
  const alerts = settings.alerts ?? plainAlerts;
  doers[DELIVERY] = deliveryDoer({ store: own, keys, post, alerts, clock });
  const rightsOf = createRights(own, clock);
  let hasAny = false;
  let looked = -Infinity;
  const deps: AccountDeps = {
    store: own,
    clock,
    keys,
    costs,
    post,
    captcha: createCaptcha(own, keys, costs.captchaTries, settings.recaptcha ?? null, clock),
    rightsOf,
    placesOf: createPlaces(store),
    onAccount: () => void (hasAny = true),
    log,
  };
  const money: MoneyDeps = { ...deps, billing: settings.billing ?? plainBilling };
  return {
    deps,
    money,
    worker,
    async hasAny() {
      if (hasAny || performance.now() - looked < LOOK_AGAIN) return hasAny;
      hasAny ||= (await own.db.selectFrom('account').select('id').limit(1).executeTakeFirst()) !== undefined;
      looked = performance.now();
      return hasAny;
    },
    identify: (credentials: Credentials): Promise<Caller | null> => identify(own, rightsOf, credentials, clock()),
    mount(mount, { pricesNow, data, pageIds }) {
      mountSignIn(mount, deps, { providers, personalAreaUrl: settings.personalAreaUrl ?? null });
      mountOwnBilling(mount, { ...money, pricesNow });
      mountStaffBilling(mount, { ...money, pricesNow });
      mountPaymentEvents(mount, money);
      mountOpenId(mount, deps, providers);
      mountPasskeyLogin(mount, deps);
      mountPasskeys(mount, deps);
      mountSecondFactor(mount, deps);
      mountSignup(mount, deps);
      mountReset(mount, deps);
      mountOwnSessions(mount, deps);
      mountPassword(mount, deps);
      mountProfile(mount, deps);
      mountAddress(mount, deps);
      mountExport(mount, deps);
      mountTokens(mount, deps);
      mountThreads(mount, deps);
      mountContact(mount, deps);
      mountInbox(mount, deps);
      mountLetters(mount, deps);
      mountJobs(mount, deps);
      mountAudit(mount, deps);
      mountAnnouncements(mount, deps);
      mountUsers(mount, deps);
      mountSuppressions(mount, deps);
      mountVisits(mount, deps, pageIds);
      mountFacts(mount, deps, health);
      mountData(mount, deps, store.db, data);
      mountAccess(mount, { ...deps, registries });
      mountTrials(mount, { ...deps, collector: settings.collector ?? null });
      mountAlerts(mount, { ...deps, alerts, worker });
    },
    outbox: (callerOf) => devOutbox(own, callerOf, post.goesTo),
    async hasAdministrator() {
      const found = own.db
        .selectFrom('account')
        .select('id')
        .where('role', '=', 'ADMIN')
        .where('blocked_at', 'is', null);
      return (await found.limit(1).executeTakeFirst()) !== undefined;
    },
    async judgeAlerts() {
      if ((await judgeAll(own, clock())) > 0) worker.nudge();
    },
    alertFeed: alertFeed(own, keys, alerts, clock),
    async tidyUp() {
      await tidyUp(own, clock());
      await keepBilling(money);
      await reuseRoom(store);
    },
    close: () => worker.close(),
  };
}
