import { expect, it } from 'vitest';
import type { EntryContext } from 'react-router';
import { wordsOf } from './wordsOf.ts';

const contextWith = (routeModules: object): EntryContext =>
  ({
    routeModules,
    staticHandlerContext: {
      location: { pathname: '/as/1' },
      matches: Object.keys(routeModules).map((id) => ({ route: { id }, params: {} })),
    },
  }) as unknown as EntryContext;

const meta = ({ location }: { location: { pathname: string } }) => [
  { title: `At ${location.pathname}` },
  { name: 'description', content: 'A network.' },
  { tagName: 'link', rel: 'canonical', href: '/as/1' },
];

it('says what the innermost route with words says', () => {
  const outer = { meta: () => [{ title: 'Outer' }] };
  expect(wordsOf(contextWith({ outer, inner: { meta }, innermost: {} }))).toEqual({
    title: 'At /as/1',
    description: 'A network.',
  });
});

it('says nothing where no route does', () => {
  expect(wordsOf(contextWith({ outer: {} }))).toEqual({});
});
