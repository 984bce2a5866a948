import type { Context } from 'hono';
import type { Encoding, PortalFile } from './portalFiles.ts';

/** Sends a built file, compressed as the caller accepts it, or 304 if the caller has it. */
export async function sendFile(context: Context, file: PortalFile, status: 200 | 401 | 403 | 404): Promise<Response> {
  const encoding = encodingFor(context, file);
  const headers = new Headers({
    'content-type': file.type,
    etag: file.etag,
    'cache-control': file.immutable
      ? 'public, max-age=31536000, immutable'
      : file.isPersonal
        ? 'private, no-cache'
        : 'public, no-cache',
    vary: file.isPersonal ? 'accept-encoding, cookie' : 'accept-encoding',
  });
  if (file.policy) headers.set('content-security-policy', file.policy);
  if (status === 200 && context.req.header('if-none-match') === file.etag)
    return new Response(null, { status: 304, headers });
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  return new Response(await file.bytes(encoding), { status, headers });
}

function encodingFor(context: Context, file: PortalFile): Encoding {
  if (!file.compresses) return 'identity';
  const accepted = context.req.header('accept-encoding') ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}
