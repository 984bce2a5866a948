import { describe, expect, it } from 'vitest';
import { thingAt } from './thingAt.ts';

describe('thingAt', () => {
  it.each([
    ['/as/3356', 'autonomous-system', '3356'],
    ['/as/3356/graph', 'autonomous-system', '3356'],
    ['/as/3356/graph?prefix=8.0.0.0/9', 'prefix', '8.0.0.0/9'],
    ['/prefix/8.0.0.0/9', 'prefix', '8.0.0.0/9'],
    ['/ip/2001:db8::1', 'prefix', '2001:db8::1'],
    ['/as-set/RADB%3A%3AAS-EXAMPLE', 'as-set', 'RADB::AS-EXAMPLE'],
    ['/domain/overview?domain=example.net', 'domain', 'example.net'],
    ['/bgp-community?community=64512:100', 'bgp-community', '64512:100'],
    ['/search?query=level%203', 'search', 'level 3'],
    ['/as-rating/global/score', 'page', ''],
    ['https://elsewhere.example/about', 'page', ''],
  ] as const)('%s is %s %s', (path, type, value) => {
    expect(thingAt(path)).toEqual({ type, value });
  });
});
