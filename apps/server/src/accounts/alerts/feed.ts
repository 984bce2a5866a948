import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { errorResponse } from '../../http/answerErrors.ts';
import { escapeXml } from '../../http/escapeXml.ts';
import type { Keys } from '../keys.ts';
import type { AccountStore } from '../tables.ts';
import { linesOf, linkOf } from './channels/text.ts';
import { headline, readMessage } from './message.ts';
import type { AlertSettings } from './settings.ts';
import { watchesInForce } from './watched.ts';

/** Number of messages, the newest first. */
const MOST = 50;
export const FEED_PATH = '/feeds/alerts/:id/:token';

interface Fed {
  readonly id: string;
  readonly feed_version: number;
}

const tokenOf = (keys: Keys, { id, feed_version }: Fed): string =>
  createHmac('sha256', keys.derive('alert-feed')).update(`${id} ${feed_version}`).digest('base64url');

/** The secret path of a network's feed, which needs no sign-in. */
export const feedPath = (keys: Keys, watch: Fed): string => `/feeds/alerts/${watch.id}/${tokenOf(keys, watch)}`;

/** Messages about one network as RSS 2.0, as long as its account has access and a trial. */
export function alertFeed(store: AccountStore, keys: Keys, { origin }: AlertSettings, clock: () => number) {
  return async ({ req }: Context): Promise<Response> => {
    const watch = await watchesInForce(store.db, clock())
      .select(['w.id', 'w.asn', 'w.feed_version'])
      .where('w.id', '=', req.param('id') ?? '')
      .executeTakeFirst();
    if (!watch || !isSame(tokenOf(keys, watch), req.param('token') ?? ''))
      return errorResponse('E_NOT_FOUND', 'There is no feed at this address');
    const rows = await store.db
      .selectFrom('alert_message as m')
      .innerJoin('alert as a', 'a.id', 'm.alert_id')
      .select(['m.id', 'm.body', 'm.at'])
      .where('a.watch_id', '=', watch.id)
      .orderBy('m.place', 'desc')
      .limit(MOST)
      .execute();
    const title = `Alerts about AS${watch.asn}`;
    const items = rows.map(({ id, body, at }) => {
      const message = readMessage(body);
      const lines = linesOf(message).slice(1).join('\n');
      return [
        `<item><title>${escapeXml(headline(message))}</title><link>${escapeXml(linkOf(origin, message))}</link>`,
        `<guid isPermaLink="false">${id}</guid><pubDate>${at.toUTCString()}</pubDate>`,
        `<description>${escapeXml(lines)}</description></item>`,
      ].join('');
    });
    const body = [
      '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel>',
      `<title>${title}</title><link>${escapeXml(`${origin}/user/alerts`)}</link><description>${title}</description>`,
      ...items,
      '</channel></rss>\n',
    ].join('');
    const headers = {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'private, max-age=60',
      'x-robots-tag': 'noindex',
    };
    return new Response(body, { headers });
  };
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
