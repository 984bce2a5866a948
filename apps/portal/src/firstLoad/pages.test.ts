import { definePage } from '@routeglass/api-client/pages';
import { homePage } from '@routeglass/api-client/page/home';
import { customersPage, graphPage, networkPages } from '@routeglass/api-client/page/network';
import { expect, it } from 'vitest';
import { modulesOf } from './pages.ts';

const routes = [
  { id: 'root', module: '/root.js' },
  { id: 'shell/WithData', parentId: 'root', module: '/data.js', imports: ['/link.js'] },
  { id: 'routes/as/route', parentId: 'shell/WithData', module: '/as.js', imports: ['/link.js'] },
  { id: 'routes/graph/route', parentId: 'routes/as/route', module: '/graph.js' },
  { id: 'routes/connectivity/route', parentId: 'routes/as/route', module: '/list.js' },
  { id: 'routes/home/route', parentId: 'root', module: '/home.js' },
];
const order = ['/link.js', '/root.js', '/data.js', '/as.js', '/graph.js', '/list.js', '/home.js'];

it('names the code of all routes around a page, each once and after what it imports', () => {
  expect(modulesOf([graphPage, customersPage, homePage], routes, order)).toEqual({
    graph: ['/link.js', '/root.js', '/data.js', '/as.js', '/graph.js'],
    customers: ['/link.js', '/root.js', '/data.js', '/as.js', '/list.js'],
    home: ['/root.js', '/home.js'],
  });
});

it('says which page has no code', () => {
  const lost = definePage({ ...graphPage, id: 'lost' });
  expect(() => modulesOf([...networkPages.slice(1, 2), lost], routes, order)).toThrow(
    'The page lost has no code in routes/lost',
  );
});
