import { describe, expect, it } from 'vitest';
import { layout, OtherLayout, type Placement, stepsTo } from './layout.ts';

const local = (table: string): Placement => ({ table, kind: 'local', by: null });
const copied = (table: string): Placement => ({ table, kind: 'reference', by: null });
const spread = (table: string, by: string): Placement => ({ table, kind: 'distributed', by });
const whole = [...layout.copied.map(copied), ...layout.spread.map(({ table, by }) => spread(table, by))];

describe('the layout of a cluster', () => {
  it('copies what others refer to first, then spreads routes and events side by side', () => {
    const statements = stepsTo(layout, [], 16).map(({ statement }) => statement);
    expect(statements[0]).toBe("select create_reference_table('generation')");
    expect(statements.slice(-2)).toEqual([
      "select create_distributed_table('rib_route', 'prefix', shard_count => 16, colocate_with => 'none')",
      "select create_distributed_table('route_event', 'prefix', colocate_with => 'rib_route')",
    ]);
    expect(statements).toHaveLength(7);
  });

  it('has nothing to do where all is laid out', () => {
    expect(stepsTo(layout, [...whole, local('path_block')], 16)).toEqual([]);
  });

  it('goes on where it was cut off', () => {
    const begun = [...whole.slice(0, -1), local('route_event')];
    expect(stepsTo(layout, begun, 16).map(({ what }) => what)).toEqual(['route_event: by prefix, beside rib_route']);
  });

  it.each([
    [spread('as_path', 'id'), "select undistribute_table('as_path')"],
    [copied('rib_route'), "select undistribute_table('rib_route')"],
    [spread('route_event', 'peer_id'), 'spread by peer_id, and should be spread by prefix'],
  ])('says of %j that it lies otherwise, and the way out', (other, words) => {
    expect(() => stepsTo(layout, [other], 16)).toThrow(OtherLayout);
    expect(() => stepsTo(layout, [other], 16)).toThrow(words);
  });
});
