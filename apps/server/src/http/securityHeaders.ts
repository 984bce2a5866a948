import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

/** Headers of every answer. HTTPS is enforced only if the server is known to be reached over it. */
export function securityHeaders(publicUrl: string | undefined): MiddlewareHandler {
  const headers: Record<string, string> = {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
  if (publicUrl?.startsWith('https:')) headers['strict-transport-security'] = 'max-age=31536000';
  return async (context, next) => {
    await next();
    // For a page that sets `frame-ancestors`: browsers that read the older header first would refuse the frame.
    const framable = /frame-ancestors (?!'none')/.test(context.res.headers.get('content-security-policy') ?? '');
    for (const [name, value] of Object.entries(headers)) {
      if (framable && name === 'x-frame-options') continue;
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  };
}

/** Inline scripts without data blocks, which no browser runs and which change with the page. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/gi;

/**
 * Policy of one page: scripts from this origin only, and the page's inline scripts by hash.
 *
 * Inline styles are allowed: overlays and the graph are positioned by style attributes.
 */
export function pagePolicy(html: string): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
