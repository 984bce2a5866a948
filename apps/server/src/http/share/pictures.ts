import { addressOf, oneOrigin } from '@routeglass/api-client/client';
import { type AnswerOf, type EndpointName, type Endpoints, endpoints } from '@routeglass/api-client/contract';
import { SITE_NAME, type Page } from '@routeglass/api-client/pages';
import type { Context, Hono } from 'hono';
import { errorResponse } from '../answerErrors.ts';
import { type ShareFacts, shareDrawing } from './drawing.ts';
import { networkFacts, prefixFacts } from './facts.ts';
import { homeFacts } from './homeFacts.ts';
import { paint } from './paint.ts';

/** How many pictures are kept, and for how long (ms). */
const MOST = 200;
const KEEP = 600_000;

interface SharePictureParts {
  readonly pages: readonly Page[];
  /** Asks a call of the API as a guest. */
  readonly ask: (address: string) => Promise<Response>;
  readonly clock: () => number;
}

/** Draws the preview pictures of shared pages: networks, prefixes, and any other page by its name. */
export function mountSharePictures(app: Hono, { pages, ask, clock }: SharePictureParts): void {
  const known = new Map<string, { readonly at: number; readonly png: Promise<Buffer | null> }>();
  const read = async <Name extends EndpointName>(
    name: Name,
    input: object,
  ): Promise<AnswerOf<Endpoints[Name]> | null> => {
    const response = await ask(addressOf(endpoints[name], input, oneOrigin()));
    return response.ok ? ((await response.json()) as AnswerOf<Endpoints[Name]>) : null;
  };
  const graphOf = async (asn: number | undefined, prefix: string | undefined) =>
    asn === undefined || prefix === undefined ? null : read('routeGraph', { params: { asn }, query: { prefix } });

  const ofNetwork = async (asn: number): Promise<ShareFacts | null> => {
    const [info, overview, prefixes] = await Promise.all([
      read('asInfo', { params: { asn } }),
      read('asOverview', { params: { asn } }),
      read('prefixes', { params: { asn }, query: {} }),
    ]);
    return info && networkFacts(info, overview, await graphOf(asn, prefixes?.data[0]?.prefix));
  };
  const ofPrefix = async (prefix: string): Promise<ShareFacts | null> => {
    const detail = await read('prefixDetail', { params: { prefix } });
    return detail && prefixFacts(detail, await graphOf(detail.origins[0]?.origin.asn, detail.origins[0]?.prefix));
  };
  const ofPage = (id: string): ShareFacts | null => {
    const page = pages.find((each) => each.id === id);
    if (page?.path === '/') return homeFacts;
    return page ? { title: page.label, ...(typeof page.title === 'string' && { name: page.title }), facts: [] } : null;
  };

  const answer = async ({ req }: Context, facts: () => Promise<ShareFacts | null> | ShareFacts | null) => {
    const kept = known.get(req.path);
    const fresh = kept && clock() - kept.at < KEEP ? kept : undefined;
    const png = fresh?.png ?? Promise.resolve(facts()).then((found) => found && paint(shareDrawing(found, SITE_NAME)));
    if (!fresh) {
      if (known.size >= MOST) known.delete(known.keys().next().value ?? '');
      known.set(req.path, { at: clock(), png });
      png.catch(() => known.delete(req.path));
    }
    const bytes = await png;
    // What is missing now may exist once the server has loaded its data.
    if (!bytes) known.delete(req.path);
    if (!bytes) return errorResponse('E_NOT_FOUND', `There is nothing to show of ${req.path}`);
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': 'image/png',
        'cache-control': 'public, max-age=600',
        'cross-origin-resource-policy': 'cross-origin',
      },
    });
  };
  app.get(String.raw`/share/as/:file{\d{1,10}\.png}`, (context) =>
    answer(context, async () => ofNetwork(Number.parseInt(context.req.param('file') ?? '', 10))),
  );
  app.get(String.raw`/share/prefix/:address/:file{\d{1,3}\.png}`, (context) => {
    const { address = '', file = '' } = context.req.param() as Partial<Record<string, string>>;
    return answer(context, async () => ofPrefix(`${address}/${Number.parseInt(file, 10)}`));
  });
  app.get(String.raw`/share/page/:file{[\w-]{1,64}\.png}`, (context) =>
    answer(context, () => ofPage((context.req.param('file') ?? '').replace(/\.png$/, ''))),
  );
}
