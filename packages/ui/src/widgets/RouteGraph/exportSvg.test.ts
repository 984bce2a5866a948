import { layoutFirst } from '@routeglass/domain/route-graph';
import { describe, expect, it } from 'vitest';
import { exportSvg } from './exportSvg.ts';
import { indexGraph, layoutGraphOf } from './graphIndex.ts';
import type { Palette } from '../../facts/palette.ts';
import { extendedGraph, takenGraph } from './RouteGraph.fixtures.ts';

const palette: Palette = {
  relation: { p2p: 'green', p2c: 'navy', c2p: 'brown', '?': 'grey' },
  canvas: 'white',
  node: 'white',
  border: 'silver',
  text: 'black',
  muted: 'gray',
  root: 'blue',
  onRoot: 'white',
  added: 'lime',
  left: 'red',
};
const graph = indexGraph({ ...extendedGraph, nodes: extendedGraph.nodes.map((node) => ({ ...node, name: '<b>&"' })) });
const { text, width, height } = exportSvg(graph, layoutFirst(layoutGraphOf(graph)), palette, 'Routes of <10.0.0.0/8>');

describe('exportSvg', () => {
  it('holds every network, its line and the legend', () => {
    for (const { asn } of graph.nodes) expect(text).toContain(`>AS${asn}<`);
    expect(text.match(/fill="none"/g)).toHaveLength(graph.edges.length);
    for (const label of ['To Peer', 'To Customer', 'To Provider', 'Unspecified', 'Possible route'])
      expect(text).toContain(label);
  });
  it('dashes possible routes', () => {
    const dashed = graph.edges.filter((edge) => edge.extended).length;
    expect(text.match(/fill="none"[^>]*stroke-dasharray/g)).toHaveLength(dashed);
  });
  it('marks who else announces the prefix', () => {
    const taken = indexGraph(takenGraph);
    const drawn = exportSvg(taken, layoutFirst(layoutGraphOf(taken)), palette, '').text;
    expect(drawn.match(/width="4"[^>]*fill="blue"/g)).toHaveLength(1);
    expect(text).not.toMatch(/width="4"/);
  });
  it('escapes what names hold', () => {
    expect(text).not.toContain('<b>');
    expect(text).toContain('&lt;b&gt;&amp;&quot;');
    expect(text).toContain('<title>Routes of &lt;10.0.0.0/8&gt;</title>');
  });
  it('is as large as it says and needs nothing from outside', () => {
    expect(text).toContain(`viewBox="0 0 ${width} ${height}"`);
    expect(text).not.toMatch(/var\(|url\(|https?:\/\/(?!www\.w3\.org)/);
  });
});
