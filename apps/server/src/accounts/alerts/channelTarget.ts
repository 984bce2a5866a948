import { isIP } from 'node:net';
import { innerText, isInner } from '../../outside/innerAddress.ts';
import { sendProblem } from '../../outside/sendProblem.ts';
import type { AccountQueries } from '../tables.ts';
import { emailKey } from '../token.ts';
import { type AlertSettings, systemAddressesOf } from './settings.ts';
import type { ChannelKind } from './tables.ts';

/** Addresses to which an account's alerts may be mailed: its own, and those that an administrator approved with a trial. */
export async function mailAddressesOf(queries: AccountQueries, accountId: string, own: string): Promise<string[]> {
  const rows = await queries
    .selectFrom('monitoring_trial')
    .select('notification_email')
    .where('account_id', '=', accountId)
    .where('state', '=', 'approved')
    .where('notification_email', 'is not', null)
    .execute();
  const all = [own, ...rows.flatMap(({ notification_email }) => notification_email ?? [])];
  return [...new Map(all.map((address) => [emailKey(address), address])).values()];
}

type Reach = Pick<AlertSettings, 'mayBeInner' | 'addressesOf'>;

/**
 * The problem with a channel's address, in a sentence; null if there is none. A name is looked up, and again at each delivery, since it may lead
 * elsewhere by then.
 *
 * `mail`: addresses that mail may go to.
 */
export async function targetProblem(
  kind: ChannelKind,
  target: string,
  mail: readonly string[],
  reach: Reach,
): Promise<string | null> {
  if (kind === 'mail')
    return mail.some((address) => emailKey(address) === emailKey(target))
      ? null
      : 'Mail goes to the address of your account or of your trial. Choose one of them.';
  if (!URL.canParse(target)) return kind === 'webhook' ? NO_WEBHOOK : NO_SYSLOG;
  const { protocol, hostname, port, pathname, search } = new URL(target);
  if (kind === 'webhook') return /^https?:$/.test(protocol) ? hostProblem(target, reach) : NO_WEBHOOK;
  const isPlain = (pathname === '' || pathname === '/') && search === '';
  return /^(?:udp|tcp|tls):$/.test(protocol) && hostname !== '' && port !== '' && isPlain
    ? hostProblem(target, reach)
    : NO_SYSLOG;
}

/** Why the host of an address is refused, as it would be at delivery; null if it is not. */
async function hostProblem(target: string, reach: Reach): Promise<string | null> {
  const { host, hostname } = new URL(target);
  try {
    const addresses = await addressesOf(hostname, reach);
    return addresses.some((address) => isInner(address) && !reach.mayBeInner(address)) ? innerText(host) : null;
  } catch (error) {
    return `${sendProblem(error, host)}. Check the address, or try again later.`;
  }
}

async function addressesOf(hostname: string, { addressesOf: lookUp = systemAddressesOf }: Reach) {
  const literal = hostname.replaceAll(/^\[|\]$/g, '');
  if (isIP(literal) > 0) return [literal];
  // RFC 6761, section 6.3: these names are this machine.
  return /(?:^|\.)localhost\.?$/i.test(literal) ? ['127.0.0.1'] : lookUp(literal);
}

/** Whether two addresses of one kind of channel are the same. */
export function isSameTarget(kind: ChannelKind, one: string, other: string): boolean {
  return kind === 'mail' ? emailKey(one) === emailKey(other) : new URL(one).href === new URL(other).href;
}

const NO_WEBHOOK = 'Enter the address of a webhook, such as https://hooks.example.net/alerts.';
const NO_SYSLOG = 'Enter a syslog server with its port, such as tls://logs.example.net:6514, tcp:// or udp://.';

/** The address to show: of a webhook only the origin, since the rest is secret. */
export function shownTarget(kind: ChannelKind, target: string): string {
  return kind === 'webhook' ? `${new URL(target).origin}/…` : target;
}
