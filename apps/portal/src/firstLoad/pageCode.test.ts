import { describe, expect, it } from 'vitest';
import type { EntryContext } from 'react-router';
import { codeOf, filesOf } from './pageCode.ts';

const routes = {
  root: { id: 'root', module: '/root.js', imports: ['/site.js'] },
  as: { id: 'as', module: '/as.js', imports: ['/site.js', '/data.js'] },
};
const manifest = {
  url: '/manifest.js',
  entry: { module: '/entry.js', imports: ['/runtime.js', '/site.js'] },
  routes,
} as unknown as EntryContext['manifest'];
const ORDER = ['/site.js', '/data.js', '/root.js', '/as.js'];

const contextOf = (isSpaMode: boolean): EntryContext =>
  ({
    manifest,
    isSpaMode,
    serverHandoffString: '{"basename":"/"}',
    staticHandlerContext: { matches: [{ route: { id: 'root' } }, { route: { id: 'as' } }] },
  }) as unknown as EntryContext;

it('names the files of a page, each once', () => {
  expect(filesOf(manifest, ['root', 'as'])).toEqual([
    '/manifest.js',
    '/entry.js',
    '/runtime.js',
    '/site.js',
    '/root.js',
    '/as.js',
    '/data.js',
  ]);
});

describe('codeOf', () => {
  it('has what the router is told, and the code of all routes around a drawn page', () => {
    expect(codeOf(contextOf(false), '[1]', { files: ORDER, hasFigures: true })).toEqual({
      context: { basename: '/' },
      state: '[1]',
      manifest: '/manifest.js',
      routes: { root: '/root.js', as: '/as.js' },
      entry: '/entry.js',
      afterPaint: { inOrder: ORDER, imports: ['/runtime.js'], hasFigures: true },
    });
  });

  it('has no code but that of the frame, at once, where the browser draws', () => {
    const code = codeOf(contextOf(true), '[1]', { files: [], hasFigures: false });
    expect(code.routes).toEqual({ root: '/root.js' });
    expect(code.afterPaint).toBeUndefined();
  });
});
