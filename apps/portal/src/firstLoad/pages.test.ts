import { describe, expect, it } from 'vitest';
import { pagesOf } from './pages.ts';

const routes = [
  { id: 'root', path: '', module: '/root.js' },
  { id: 'shell/WithData', parentId: 'root', module: '/data.js', imports: ['/link.js'] },
  { id: 'routes/as/route', parentId: 'shell/WithData', path: 'as/:asn', module: '/as.js', imports: ['/link.js'] },
  { id: 'routes/overview/route', parentId: 'routes/as/route', module: '/overview.js' },
  { id: 'routes/graph/route', parentId: 'routes/as/route', path: 'graph/*', module: '/graph.js' },
  { id: 'routes/domain/route', parentId: 'shell/WithData', path: 'domain/:section?', module: '/domain.js' },
  { id: 'routes/missing/route', parentId: 'root', path: '*', module: '/missing.js' },
];

describe('pagesOf', () => {
  const order = ['/link.js', '/root.js', '/data.js', '/as.js', '/graph.js', '/overview.js', '/domain.js'];
  const pages = pagesOf(routes, order);
  const pageAt = (path: string) => pages.filter(({ pattern }) => new RegExp(pattern).test(path));

  it.each([
    ['/as/3356', '/overview.js'],
    ['/as/3356/', '/overview.js'],
    ['/as/3356/graph', '/graph.js'],
    ['/as/3356/graph/8.8.8.0/24', '/graph.js'],
    ['/domain', '/domain.js'],
    ['/domain/whois', '/domain.js'],
  ])('finds the one page of %s', (path, module) => {
    const [page, ...others] = pageAt(path);
    expect(others).toEqual([]);
    expect(page?.modules).toContain(module);
  });

  it.each(['/as/x', '/as/3356/nothing', '/elsewhere', '/domain/whois/more'])('finds none at %s', (path) => {
    expect(pageAt(path)).toEqual([]);
  });

  it('names the code of all routes around a page, each once and after what it imports', () => {
    expect(pageAt('/as/3356')[0]?.modules).toEqual(['/link.js', '/root.js', '/data.js', '/as.js', '/overview.js']);
  });

  it('tells which pages come drawn', () => {
    expect(pageAt('/as/3356')[0]?.isDrawn).toBe(true);
    expect(pageAt('/domain')[0]?.isDrawn).toBe(false);
  });

  it('asks what the routes around a page ask', () => {
    const reads = pageAt('/as/3356/graph')[0]?.reads;
    expect(reads).toContain('/api/auth/v1/sample-session');
    expect(reads).toContain('/v2/incidents/info/asn/{asn}');
    expect(pageAt('/domain')[0]?.reads).toEqual(['/api/auth/v1/sample-session', '/v2/web/sources']);
  });
});
