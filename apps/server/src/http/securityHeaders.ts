import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

/** Headers of every answer. HTTPS is insisted on only where the server is known to be reached by it. */
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
    // A page that says itself who may frame it: the older header would forbid it to browsers that read it first.
    const framable = /frame-ancestors (?!'none')/.test(context.res.headers.get('content-security-policy') ?? '');
    for (const [name, value] of Object.entries(headers)) {
      if (framable && name === 'x-frame-options') continue;
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  };
}

/** Inline scripts. Data is none: no browser runs it, and it changes with what the page shows. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/gi;

/**
 * Policy of one page: scripts only of this origin and the inline ones that stand in the page, by their hash.
 *
 * Styles may be inline: positions of overlays and of the graph are style attributes.
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
