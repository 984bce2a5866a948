import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { pagePolicy } from './securityHeaders.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};
const COMPRESSES = /^(?:text\/|application\/(?!pdf)|image\/svg)/;
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** A file of the built portal; each compressed form is made once. */
export interface PortalFile {
  readonly type: string;
  readonly etag: string;
  /** Whether the name contains a hash of the content, so the file never changes. */
  readonly immutable: boolean;
  /** Whether only this caller may see it, so that no shared cache may keep it. */
  readonly isPersonal?: boolean;
  /** Content-Security-Policy, for pages. */
  readonly policy: string | undefined;
  bytes(encoding: Encoding): Promise<Buffer<ArrayBuffer>>;
  readonly compresses: boolean;
}

/** Compressed forms made by the build. */
const PACKED = '.br';

/** Files by the path they are served at: `/assets/x-1a2b.js`; the page `a/index.html` is served at `/a`. Empty if nothing is built. */
export async function loadPortalFiles(folder: string): Promise<ReadonlyMap<string, PortalFile>> {
  const files = new Map<string, PortalFile>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const all = new Set(names);
  for (const full of names) {
    if (full.endsWith(PACKED)) continue;
    const path = `/${relative(folder, full).split(sep).join('/')}`;
    const small = all.has(full + PACKED) ? await readFile(full + PACKED) : undefined;
    files.set(pathOf(path), portalFile(path, await readFile(full), small));
  }
  return files;
}

function pathOf(path: string): string {
  return path.endsWith('/index.html') ? path.slice(0, -'/index.html'.length) || '/' : path;
}

function portalFile(path: string, content: Buffer<ArrayBuffer>, small?: Buffer<ArrayBuffer>): PortalFile {
  const extension = extname(path);
  return {
    ...packable(types[extension] ?? 'application/octet-stream', content, small),
    immutable: path.startsWith('/assets/'),
    policy: extension === '.html' ? pagePolicy(content.toString('utf8')) : undefined,
  };
}

/** The page with more tags in its head. None of them runs, so the policy stays the same. */
export function pageWithHead(page: PortalFile, html: string): PortalFile {
  return { ...packable(page.type, Buffer.from(html)), immutable: false, policy: page.policy };
}

/** The same, for this caller only. */
export function personalPage(page: PortalFile, html: string): PortalFile {
  return { ...pageWithHead(page, html), isPersonal: true };
}

function packable(type: string, content: Buffer<ArrayBuffer>, small?: Buffer<ArrayBuffer>) {
  const compresses = COMPRESSES.test(type) && content.length > 1_000;
  const made = new Map<Encoding, Promise<Buffer<ArrayBuffer>>>([['identity', Promise.resolve(content)]]);
  if (small) made.set('br', Promise.resolve(small));
  return {
    type,
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 16)}"`,
    compresses,
    bytes(encoding: Encoding) {
      const ready = made.get(encoding);
      if (ready) return ready;
      const making = (encoding === 'br' ? packed(content) : deflate(content, { level: 9 })) as Promise<
        Buffer<ArrayBuffer>
      >;
      made.set(encoding, making);
      return making;
    },
  };
}

function packed(content: Buffer): Promise<Buffer> {
  return brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
}
