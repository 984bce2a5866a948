import { DAY_SECONDS } from '@routeglass/domain/time';
import type { Context } from 'hono';
import { embedOfPage, type EmbedOfPage } from './embedOfPage.ts';

const WIDTH = 800;
const LEAST = 160;

/** Tells oEmbed consumers how to show a page of the portal: as a frame with the matching element. */
export function createOEmbed(publicUrl: string | undefined): (context: Context) => Response {
  return (context) => {
    const asked = new URL(context.req.url);
    const origin = publicUrl === undefined ? asked.origin : new URL(publicUrl).origin;
    const { searchParams } = asked;
    const format = searchParams.get('format') ?? 'json';
    if (format !== 'json') return new Response('Only format=json is available\n', { status: 501 });
    const url = searchParams.get('url') ?? '';
    const address = URL.canParse(url) ? new URL(url) : undefined;
    const found = address?.origin === origin ? embedOfPage(address) : undefined;
    if (!found) return new Response('No element shows this page\n', { status: 404 });
    const width = atMost(WIDTH, searchParams.get('maxwidth'));
    const height = atMost(found.height, searchParams.get('maxheight'));
    return Response.json(
      {
        version: '1.0',
        type: 'rich',
        title: found.title,
        provider_name: 'Routeglass',
        provider_url: origin,
        cache_age: DAY_SECONDS,
        width,
        height,
        html: frameOf(found, origin, width, height),
      },
      { headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' } },
    );
  };
}

function frameOf({ element, attributes, title }: EmbedOfPage, origin: string, width: number, height: number): string {
  const source = `${origin}/embed/frame/${element}?${new URLSearchParams(attributes).toString()}`.replace(/\?$/, '');
  const escaped = source.replaceAll('&', '&amp;');
  return `<iframe src="${escaped}" width="${width}" height="${height}" title="${title}" loading="lazy" style="border:0"></iframe>`;
}

function atMost(wanted: number, most: string | null): number {
  const number = most !== null && /^\d{1,5}$/.test(most) ? Number(most) : wanted;
  return Math.max(LEAST, Math.min(wanted, number));
}

/** The address at which a page describes how to embed it; undefined for a page without an element. */
export function oEmbedLink(page: URL, publicUrl: string | undefined): string | undefined {
  if (!embedOfPage(page)) return undefined;
  const origin = publicUrl === undefined ? page.origin : new URL(publicUrl).origin;
  const address = `${origin}/embed/oembed?${new URLSearchParams({ url: `${origin}${page.pathname}${page.search}` }).toString()}`;
  return `<${address}>; rel="alternate"; type="application/json+oembed"; title="Routeglass"`;
}
