import { setTimeout } from 'node:timers/promises';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { Draw } from './drawing/drawer.ts';
import type { PageToDraw } from './drawing/message.ts';
import { personalPage, type PortalFile } from './portalFiles.ts';
import { pagePolicy } from './securityHeaders.ts';

const SITE = '/__site.json';
/** Pages name no host: that they are drawn for is of no account. */
const ANY_ORIGIN = 'http://localhost';
/** How long a page waits for the answers that it takes along, ms: what is slower, the page asks by itself. */
const PATIENCE = 250;

const builtPage = v.object({
  pattern: v.pipe(
    v.string(),
    v.transform((text) => new RegExp(text)),
  ),
  modules: v.array(v.string()),
  reads: v.array(v.string()),
  plainReads: v.array(v.string()),
  isDrawn: v.boolean(),
});
const builtSite = v.object({ head: v.string(), pages: v.array(builtPage) });
type BuiltSite = v.InferOutput<typeof builtSite>;

/** Asks a call of the API as whoever asked for the page. */
export type AskForPage = (address: string, context: Context) => Promise<Response>;

/** A page with what it begins with: its code, named in its head, and the answers to what it asks first. Null where the build tells of none. */
export type FirstLoad = (context: Context, page: PortalFile) => Promise<PortalFile | null>;

/**
 * What the browser would find out and ask for one after the other, handed over with the page: the address of the code of its routes, and the
 * answers to its first questions, as data that no browser runs. Some pages come drawn with these answers; the browser takes them over.
 */
export function createFirstLoad(files: ReadonlyMap<string, PortalFile>, ask: AskForPage, draw: Draw): FirstLoad {
  const site = readSite(files.get(SITE));
  const drawn = drawSafely(draw);
  return async (context, frame) => {
    const { path, url } = context.req;
    const { search } = new URL(url);
    const { head, pages } = await site;
    for (const { pattern, modules, reads, plainReads, isDrawn } of pages) {
      const match = pattern.exec(path);
      if (!match) continue;
      const addresses = (search === '' ? [...reads, ...plainReads] : reads).map((template) =>
        template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(match.groups?.[name] ?? '')),
      );
      const late = setTimeout(PATIENCE, null, { ref: false });
      const found = await Promise.all(addresses.map((address) => answered(ask(address, context), late)));
      const answers = Object.fromEntries(addresses.flatMap((address, i) => (found[i] ? [[address, found[i]]] : [])));
      const page = { address: `${ANY_ORIGIN}${path}${search}`, answers, files: modules };
      const drawing = isDrawn ? await drawn(pattern, page) : null;
      if (drawing)
        return {
          ...personalPage(frame, withAnswers(withHead(drawing.html, head), answers)),
          policy: drawing.policy,
        };
      return personalPage(frame, withAnswers(withCode(await textOf(frame), modules), answers));
    }
    return null;
  };
}

/**
 * Draws pages with the policy of their kind, which is that of one drawn without any answer: what an answer holds can add no script. Null for
 * a page that has other scripts than without answers, and for what could not be drawn.
 */
function drawSafely(draw: Draw) {
  const known = new Map<RegExp, string>();
  const policyOf = async (kind: RegExp, page: PageToDraw): Promise<string | null> => {
    const policy = known.get(kind);
    if (policy !== undefined) return policy;
    const html = await draw({ ...page, answers: {} });
    if (html !== null) known.set(kind, pagePolicy(html));
    return known.get(kind) ?? null;
  };
  return async (kind: RegExp, page: PageToDraw): Promise<{ html: string; policy: string } | null> => {
    const [policy, html] = await Promise.all([policyOf(kind, page), draw(page)]);
    return policy !== null && html !== null && pagePolicy(html) === policy ? { html, policy } : null;
  };
}

async function readSite(file: PortalFile | undefined): Promise<BuiltSite> {
  return file ? v.parse(builtSite, JSON.parse(await textOf(file))) : { head: '', pages: [] };
}

const textOf = async (file: PortalFile): Promise<string> => (await file.bytes('identity')).toString('utf8');

/** Status and body of an answer that is there in time; null for a late one and for what the page had better ask again. */
async function answered(
  answer: Promise<Response>,
  late: Promise<null>,
): Promise<{ status: number; body: unknown } | null> {
  const response = await Promise.race([answer.catch(() => null), late]);
  if (!response || response.status >= 429) return null;
  return { status: response.status, body: await response.json() };
}

/** A page that was just drawn, with what the build says of the head of every page. */
function withHead(html: string, head: string): string {
  return html.replace('<link rel="icon"', () => `${head}<link rel="icon"`);
}

function withCode(html: string, modules: readonly string[]): string {
  const links = modules
    .filter((address) => !html.includes(`"${address}"`))
    .map((address) => `<link rel="modulepreload" href="${address}"/>`);
  return endHead(html, links.join(''));
}

function withAnswers(html: string, answers: object): string {
  // No text of the data can end the element that holds it.
  const data = JSON.stringify(answers).replaceAll('<', String.raw`\u003c`);
  return endHead(html, `<script type="application/json" id="answers">${data}</script>`);
}

const endHead = (html: string, more: string): string => html.replace('</head>', () => `${more}</head>`);
