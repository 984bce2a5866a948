import type { Context } from 'hono';
import { getConnInfo } from '@hono/node-server/conninfo';
import { errorResponse } from '../../http/answerErrors.ts';
import type { CallerOf } from '../../http/caller.ts';
import type { AccountStore } from '../tables.ts';
import { escapeHtml } from './letter.ts';

const MOST = 100;
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];
const LOOPBACK = /^(?:127\.\d{1,3}\.\d{1,3}\.\d{1,3}|::1|::ffff:127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/i;
const LOCAL_HOST = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(?::\d+)?$/i;

/**
 * The letters kept while no mail server is configured, for administrators and for requests from the local machine. Their links give access to
 * accounts. So requests that may have come through a proxy, or with a host name that may be rebound, do not count as local.
 */
export function devOutbox(store: AccountStore, callerOf: CallerOf, goesTo: 'smtp' | 'outbox') {
  return async (context: Context): Promise<Response> => {
    const { session, account } = await callerOf(context);
    const isAdmin = account?.by === 'session' && session?.roles.includes('ADMIN');
    if (!isAdmin && !isMachine(context)) return errorResponse('E_FORBIDDEN', 'Only administrators see the outbox');
    if (goesTo === 'smtp') return errorResponse('E_NOT_FOUND', 'Letters go to the mail server (SMTP_URL)');
    const letters = await store.db
      .selectFrom('mail')
      .select(['id', 'recipient as to', 'subject', 'text', 'html', 'created_at'])
      .where('state', '=', 'kept')
      .orderBy('place', 'desc')
      .limit(MOST)
      .execute();
    const data = letters.map(({ created_at, ...letter }) => ({ ...letter, created: created_at.toISOString() }));
    const headers = { 'cache-control': 'no-store' };
    const wantsPage = /\btext\/html\b/.test(context.req.header('accept') ?? '');
    return wantsPage
      ? new Response(pageOf(data), { headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } })
      : Response.json({ data }, { headers });
  };
}

function isMachine({ req, env }: Context): boolean {
  if (FORWARDED.some((name) => req.header(name) !== undefined)) return false;
  const host = req.header('host');
  if (host !== undefined && !LOCAL_HOST.test(host)) return false;
  if (req.header('sec-fetch-site') === 'cross-site') return false;
  const incoming = (env as { incoming?: unknown } | undefined)?.incoming;
  return !incoming || LOOPBACK.test(getConnInfo({ env } as Context).remote.address ?? '');
}

interface Kept {
  readonly to: string;
  readonly subject: string;
  readonly text: string | null;
  readonly created: string;
}

function pageOf(letters: readonly Kept[]): string {
  const articles = letters.map(({ to, subject, text, created }) => {
    const body = escapeHtml(text ?? '').replaceAll(/https?:\/\/[^\s<]+/g, '<a href="$&">$&</a>');
    return `<article><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(to)}, ${created}</p><pre>${body}</pre></article>`;
  });
  const list = articles.join('') || '<p>No letters yet.</p>';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Outbox</title></head><body><h1>Outbox</h1>${list}</body></html>`;
}
