import { describe, expect, it } from 'vitest';
import { importOrder } from './importOrder.ts';

describe('importOrder', () => {
  it('names each file after those that it imports, once', () => {
    const order = importOrder({
      'src/as.tsx': { file: 'assets/as.js', imports: ['_data.js', '_site.js'] },
      '_data.js': { file: 'assets/data.js', imports: ['_extras.js', '_site.js'] },
      '_extras.js': { file: 'assets/extras.js', imports: ['_site.js'] },
      '_site.js': { file: 'assets/site.js' },
    });
    expect(order).toEqual(['/assets/site.js', '/assets/extras.js', '/assets/data.js', '/assets/as.js']);
  });

  it('ends where files import each other, and passes over what is not of the build', () => {
    const order = importOrder({
      'a.js': { file: 'a.js', imports: ['b.js', 'elsewhere.js'] },
      'b.js': { file: 'b.js', imports: ['a.js'] },
    });
    expect(order).toEqual(['/b.js', '/a.js']);
  });
});
