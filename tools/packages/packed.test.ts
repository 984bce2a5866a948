import { describe, expect, it } from 'vitest';
import { packedProblems, type Manifest } from './packed.ts';

const manifest: Manifest = {
  name: '@routeglass/example',
  license: 'Apache-2.0',
  repository: { url: 'git+https://example.net/routeglass.git', directory: 'packages/example' },
  publishConfig: { access: 'public', provenance: true },
  exports: {
    './define/*': { types: './dist/types/define/*.d.ts', default: './dist/*.js' },
    './*': { types: './dist/types/*.d.ts', default: './dist/class/*.js' },
  },
};
const files = [
  'package.json',
  'README.md',
  'LICENSE',
  'CHANGELOG.md',
  'dist/card.js',
  'dist/class/card.js',
  'dist/types/card.d.ts',
  'dist/types/define/card.d.ts',
];
const doors = ['card', 'define/card'];

describe('packedProblems', () => {
  it('finds nothing wrong with a whole package', () => {
    expect(packedProblems({ manifest, files }, doors)).toEqual([]);
  });

  it.each(files)('misses %s', (missing) => {
    const problems = packedProblems({ manifest, files: files.filter((file) => file !== missing) }, doors);
    expect(problems).toEqual([expect.stringContaining(missing)]);
  });

  it.each(['src/Card.test.tsx', 'src/Card/__pictures__/Card-light.png', 'src/testing/render.tsx', 'src/Card.mdx'])(
    'has no use for %s',
    (file) => {
      expect(packedProblems({ manifest, files: [...files, file] }, doors)).toEqual([expect.stringContaining(file)]);
    },
  );

  it.each<[string, Partial<Manifest>, string]>([
    ['no repository', { repository: { url: 'git+https://example.net/x.git' } }, 'repository'],
    ['no provenance', { publishConfig: { access: 'public' } }, 'provenance'],
    ['a range of this workspace', { dependencies: { other: 'workspace:*' } }, 'other@workspace:*'],
    ['a door that leads nowhere', { exports: {} }, 'nothing in exports'],
  ])('does not pass with %s', (_, change, words) => {
    const problems = packedProblems({ manifest: { ...manifest, ...change }, files }, ['card']);
    expect(problems).toEqual([expect.stringContaining(words)]);
  });
});
