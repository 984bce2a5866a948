import type { Context } from 'hono';
import type { PortalFile } from './portalFiles.ts';
import { sendFile } from './sendFile.ts';

const NOT_BUILT = 'The elements for other sites are not built. `npm start` builds them.\n';

/**
 * Gives the elements to any site that asks: code is no secret, and an element that is there can say why it gets no data.
 * Which sites get data is `embedAccess`.
 */
export function createEmbed(files: ReadonlyMap<string, PortalFile>): (context: Context) => Promise<Response> {
  return async (context) => {
    const path = context.req.path.slice('/embed'.length);
    const file = path.endsWith('.js') ? files.get(path) : undefined;
    if (!file)
      return new Response(files.size === 0 ? NOT_BUILT : 'Not found\n', { status: files.size === 0 ? 503 : 404 });
    const answer = await sendFile(context, file, 200);
    answer.headers.set('access-control-allow-origin', '*');
    answer.headers.set('cross-origin-resource-policy', 'cross-origin');
    return answer;
  };
}
