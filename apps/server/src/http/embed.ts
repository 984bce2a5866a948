import type { Context } from 'hono';
import type { FindElements } from './builtElements.ts';
import { sendFile } from './sendFile.ts';

const NOT_BUILT = 'The elements for other sites are not built yet. `npm start` builds them: try again in a minute.\n';
const AGAIN_AFTER_SECONDS = '10';
/** A version in an address. What is below it never changes, so pages may check its hash. */
const VERSIONED = /^\/(\d+\.\d+\.\d+[\w.-]*)(\/.*)$/;

/**
 * Serves the elements to any site: code is not secret, and an element that loads can say why it gets no data.
 * `embedAccess` decides which sites get data.
 */
export function createEmbed(elements: FindElements): (context: Context) => Promise<Response> {
  return async (context) => {
    const built = await elements();
    if (!built) return notBuilt();
    const { files, release } = built;
    const asked = context.req.path.slice('/embed'.length);
    const [, version, path = asked] = VERSIONED.exec(asked) ?? [];
    if (version !== undefined && version !== release.version)
      return new Response(`This server has version ${release.version}, not ${version}. See /embed/release.json.\n`, {
        status: 404,
      });
    const file = path.endsWith('.js') || path === '/release.json' ? files.get(path) : undefined;
    if (!file) return new Response('Not found\n', { status: 404 });
    const answer = await sendFile(context, version === undefined ? file : { ...file, immutable: true }, 200);
    answer.headers.set('access-control-allow-origin', '*');
    answer.headers.set('cross-origin-resource-policy', 'cross-origin');
    return answer;
  };
}

/** Says that the elements are not built yet. */
export const notBuilt = (): Response =>
  new Response(NOT_BUILT, { status: 503, headers: { 'retry-after': AGAIN_AFTER_SECONDS } });
