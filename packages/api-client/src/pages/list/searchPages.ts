import { definePage } from '../page.ts';
import { plainly } from '../reads.ts';
import { plain } from './layouts.ts';
import { INCIDENTS, ROUTES, VALIDITY, WHO } from './sourceKinds.ts';

export const incidentsPage = definePage({
  id: 'incidents',
  path: '/incidents',
  layout: plain,
  drawn: true,
  label: 'Incidents',
  description: 'Ongoing and recent route leaks, hijacks and bogons of all networks, each with its evidence.',
  menu: 'site',
  words: ['all incidents', 'leaks', 'route leaks', 'hijacks', 'bogons'],
  sources: INCIDENTS,
  reads: {
    allIncidents: plainly(() => ({
      query: {
        state: 'all' as const,
        ip: 'all' as const,
        q: '',
        page: 1,
        'page-size': 50,
        'sort-by': 'last-seen' as const,
        order: 'desc' as const,
      },
    })),
    allIncidentsHistogram: plainly(() => ({ query: { state: 'all' as const, ip: 'all' as const, q: '' } })),
  },
});

export const searchPage = definePage({
  id: 'search',
  path: '/search',
  layout: plain,
  label: 'Search',
  subject: 'query',
  sources: [...ROUTES, ...VALIDITY, ...WHO],
});

export const communityPage = definePage({
  id: 'bgp-community',
  path: '/bgp-community',
  layout: plain,
  label: 'Community',
  title: (_, asked) => asked.get('community')?.trim() || 'Community',
  subject: 'community',
  subjectIs: 'community',
  sources: [...ROUTES, 'communities', ...WHO],
});
