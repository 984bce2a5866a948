import { expect, it } from 'vitest';
import { createMissingPage } from './missingPage.ts';
import type { PortalFile } from './portalFiles.ts';

const fileOf = (bytes: () => Promise<Buffer<ArrayBuffer>>): PortalFile => {
  return { type: 'text/html', etag: '""', immutable: false, policy: undefined, compresses: false, bytes };
};

it('reads what the build tells again where that failed', async () => {
  const built = JSON.stringify({ head: [], frame: { before: '<head>', after: '</head>', files: [] }, modules: {} });
  let isBroken = true;
  const site = fileOf(() => (isBroken ? Promise.reject(new Error('gone')) : Promise.resolve(Buffer.from(built))));
  const missing = createMissingPage(new Map([['/__site.json', site]]), { tiles: null, hosts: {} });
  const frame = fileOf(() => Promise.resolve(Buffer.from('')));
  await expect(missing(frame)).rejects.toThrow('gone');
  isBroken = false;
  const html = String(await (await missing(frame)).bytes('identity'));
  expect(html).toMatch(/^<head><title/);
  expect(await missing(frame)).toBe(await missing(frame));
});
