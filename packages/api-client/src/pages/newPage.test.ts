import { describe, expect, it } from 'vitest';
import { commandsOf, siteCommands } from './commands.ts';
import { hrefOf } from './href.ts';
import { overviewPage } from './list/networkPages.ts';
import { plain } from './list/layouts.ts';
import { network } from './list/networkLayout.ts';
import { pages } from './list/pages.ts';
import { menuOf } from './menu.ts';
import { definePage, isDrawn } from './page.ts';
import { canonicalPath } from './canonical.ts';
import { pageAt } from './pageAt.ts';
import { firstReads, plainly } from './reads.ts';
import { routesOf } from './routeTree.ts';
import { publicPaths, sitemap } from './sitemap.ts';

const outlook = definePage({
  id: 'outlook',
  path: '/as/:asn/outlook',
  layout: network,
  label: 'Outlook',
  menu: 'network',
  words: ['forecast'],
  sources: ['mrt-rib'],
  reads: { siblings: plainly(({ asn }) => ({ params: { asn }, query: { limit: 5 } })) },
});
const weather = definePage({ id: 'weather', path: '/weather', layout: plain, label: 'Weather', menu: 'site' });
const backstage = definePage({ ...weather, id: 'backstage', path: '/backstage', audience: 'admin' });
const more = [...pages, outlook, weather, backstage];

describe('a page that is added to the list', () => {
  it('is where its path says, and its neighbors in the address are not', () => {
    expect(pageAt(more, '/as/3356/outlook')).toEqual({ page: outlook, facts: { asn: 3356 } });
    expect(pageAt(pages, '/as/3356/outlook')).toBeUndefined();
    expect(pageAt(more, '/as/3356/outlook/more')).toBeUndefined();
    expect(pageAt(more, '/as/4294967296/outlook')).toBeUndefined();
  });

  it('stands in its menu, last', () => {
    const [first] = menuOf(more, 'network', { params: { asn: 3356 } });
    const last = menuOf(more, 'network', { params: { asn: 3356 } }).at(-1);
    expect(first).toMatchObject({ id: overviewPage.id, href: '/as/3356' });
    expect(last).toEqual({ id: 'outlook', label: 'Outlook', href: '/as/3356/outlook' });
  });

  it('is found in the palette by its words', () => {
    expect(commandsOf(more, 'network', { asn: 3356 }).at(-1)).toEqual({
      name: 'Outlook',
      words: ['outlook', 'Outlook', 'forecast'],
      href: '/as/3356/outlook',
    });
    expect(siteCommands(more).map(({ name }) => name)).toContain('Weather');
  });

  it('is in the sitemap where it needs nothing to be said and anyone may open it', () => {
    expect(publicPaths(more)).toEqual([...publicPaths(pages), '/weather']);
    expect(sitemap(more, 'https://radar.example')).toContain('<loc>https://radar.example/weather</loc>');
  });

  it('asks at once what its layouts and it ask', () => {
    const asked = (search: string) =>
      firstReads(outlook, { asn: 3356 }, new URLSearchParams(search)).map(({ endpoint }) => endpoint);
    expect(asked('')).toEqual(expect.arrayContaining(['sampleSession', 'sources', 'asInfo', 'siblings']));
    expect(asked('ip=4')).not.toContain('siblings');
    expect(firstReads(outlook, { asn: 3356 }, new URLSearchParams()).at(-1)).toEqual({
      endpoint: 'siblings',
      input: { params: { asn: 3356 }, query: { limit: 5 } },
      decides: false,
    });
    const decisive = firstReads(outlook, { asn: 3356 }, new URLSearchParams()).filter(({ decides }) => decides);
    expect(decisive.map(({ endpoint }) => endpoint)).toEqual(['asInfo']);
  });

  it('is drawn by the code in the folder of its name, in the frame of its layout', () => {
    const route = routesOf(more).find(({ folder }) => folder === 'outlook');
    expect(route?.path).toBe('/as/:asn/outlook');
    expect(route?.layouts.map(({ file }) => file)).toEqual(['shell/WithData.tsx', 'routes/as/route.tsx']);
    expect(isDrawn(outlook)).toBe(true);
    expect(isDrawn(weather)).toBe(false);
  });

  it('has links, written by its params', () => {
    expect(hrefOf(outlook, { asn: 3356 }, { q: '10.0.0.0/8', none: undefined })).toBe('/as/3356/outlook?q=10.0.0.0/8');
    expect(hrefOf(weather)).toBe('/weather');
    // @ts-expect-error -- a network is needed
    expect(() => hrefOf(outlook)).toThrow('/as/:asn/outlook needs asn');
  });

  it('can be led to', () => {
    const redirects = [{ from: '/forecast', to: '/weather' }];
    expect(canonicalPath(more, redirects, '/forecast')).toBe('/weather');
    expect(canonicalPath(pages, redirects, '/forecast')).toBeUndefined();
    expect(canonicalPath(more, [], '/AS/AS3356/outlook')).toBe('/as/3356/outlook');
  });
});
