import { routeStep } from '@routeglass/domain/player';
import { describe, expect, it } from 'vitest';
import { adjacenciesIn, hasRoutes, historyEvents, networksIn, pathsIn, stepDrawing } from './playedHistory.ts';

const events = historyEvents([
  ['2026-11-05T00:00:00Z', { new: ['64530 64514 64512', '64531 64514 64514 64512'], left: [] }],
  ['2026-11-05T10:00:00Z', { new: ['64530 64515 64512'], left: ['64530 64514 64512'] }],
]);

describe('a history to be played', () => {
  it('has its events at their instants', () => {
    expect(events.map(({ time }) => time)).toEqual([Date.UTC(2026, 10, 5), Date.UTC(2026, 10, 5, 10)]);
  });

  it('names every network, and every adjacency once, without prepends', () => {
    expect(networksIn(64_512, events)).toEqual([64_512, 64_514, 64_515, 64_530, 64_531]);
    // Includes the root even if all routes lead to another origin.
    expect(networksIn(64_511, events)[0]).toBe(64_511);
    expect(networksIn(64_511, [])).toEqual([]);
    expect(adjacenciesIn(events)).toEqual([
      { from: 64_530, to: 64_514 },
      { from: 64_514, to: 64_512 },
      { from: 64_531, to: 64_514 },
      { from: 64_530, to: 64_515 },
      { from: 64_515, to: 64_512 },
    ]);
  });

  it('names every path once, without prepends', () => {
    expect(pathsIn(events)).toEqual(['64530 64514 64512', '64531 64514 64512', '64530 64515 64512']);
  });

  it('knows whether anybody ever had a route', () => {
    expect(hasRoutes(events)).toBe(true);
    expect(hasRoutes(historyEvents([['2026-11-05T00:00:00Z', { new: [], left: [] }]]))).toBe(false);
  });

  it('draws a step with names, relations and what it changed', () => {
    const network = { asn: 64_515, as_name: 'ALDER', org_name: null, country_code: 'NL', country_name: 'Netherlands' };
    const played = {
      root: 64_512,
      events,
      relations: new Map([['64515 64512', 'p2c' as const]]),
      networks: new Map([[64_515, network]]),
    };
    const graph = stepDrawing(played)(routeStep(events, events[0]?.time ?? 0, events[1]?.time ?? 0));
    expect(graph.nodes.find(({ asn }) => asn === 64_515)).toMatchObject({ name: 'ALDER', change: 'new' });
    expect(graph.edges.find(({ from, to }) => from === 64_515 && to === 64_512)).toMatchObject({ type: 'p2c' });
    expect(graph.edges.find(({ from, to }) => from === 64_530 && to === 64_514)).toMatchObject({ change: 'left' });
  });
});
