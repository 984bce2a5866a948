import { setTimeout } from 'node:timers/promises';
import type { Context } from 'hono';
import * as v from 'valibot';
import { personalPage, type PortalFile } from './portalFiles.ts';

const PAGES = '/__pages.json';
/** How long a page waits for the answers that it takes along, ms: what is slower, the page asks by itself. */
const PATIENCE = 250;

const builtPages = v.array(
  v.object({
    pattern: v.pipe(
      v.string(),
      v.transform((text) => new RegExp(text)),
    ),
    modules: v.array(v.string()),
    reads: v.array(v.string()),
    plainReads: v.array(v.string()),
  }),
);

/** Asks a call of the API as whoever asked for the page. */
export type AskForPage = (address: string, context: Context) => Promise<Response>;

/** A page with what it begins with: its code, named in its head, and the answers to what it asks first. Null where the build tells of none. */
export type FirstLoad = (context: Context, page: PortalFile) => Promise<PortalFile | null>;

/**
 * What the browser would find out and ask for one after the other, handed over with the page: the address of the code of its routes, and the
 * answers to its first questions, as data that no browser runs.
 */
export function createFirstLoad(files: ReadonlyMap<string, PortalFile>, ask: AskForPage): FirstLoad {
  const pages = readPages(files.get(PAGES));
  return async (context, page) => {
    const { path, url } = context.req;
    for (const { pattern, modules, reads, plainReads } of await pages) {
      const match = pattern.exec(path);
      if (!match) continue;
      const asn = match.groups?.['asn'] ?? '';
      const addresses = (new URL(url).search === '' ? [...reads, ...plainReads] : reads).map((template) =>
        template.replaceAll('{asn}', asn),
      );
      const late = setTimeout(PATIENCE, null, { ref: false });
      const answers = await Promise.all(addresses.map((address) => answered(ask(address, context), late)));
      const given = addresses.flatMap((address, i) => (answers[i] ? [[address, answers[i]] as const] : []));
      return withHead(page, modules, Object.fromEntries(given));
    }
    return null;
  };
}

async function readPages(file: PortalFile | undefined): Promise<v.InferOutput<typeof builtPages>> {
  return file ? v.parse(builtPages, JSON.parse((await file.bytes('identity')).toString('utf8'))) : [];
}

/** Status and body of an answer that is there in time; null for a late one and for what the page had better ask again. */
async function answered(
  answer: Promise<Response>,
  late: Promise<null>,
): Promise<{ status: number; body: unknown } | null> {
  const response = await Promise.race([answer.catch(() => null), late]);
  if (!response || response.status >= 429) return null;
  return { status: response.status, body: await response.json() };
}

async function withHead(page: PortalFile, modules: readonly string[], answers: object): Promise<PortalFile> {
  const html = (await page.bytes('identity')).toString('utf8');
  const links = modules
    .filter((address) => !html.includes(`"${address}"`))
    .map((address) => `<link rel="modulepreload" href="${address}"/>`);
  // No text of the data can end the element that holds it.
  const data = JSON.stringify(answers).replaceAll('<', String.raw`\u003c`);
  const head = `${links.join('')}<script type="application/json" id="answers">${data}</script></head>`;
  return personalPage(
    page,
    html.replace('</head>', () => head),
  );
}
