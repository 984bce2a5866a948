import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { importLines, withImportLines } from '../../.storybook/importLines.ts';
import { examplesOf } from './guides.ts';

const root = join(import.meta.dirname, '..', '..');
const pages = globSync('packages/ui/src/{primitives,widgets}/*/*.mdx', { cwd: root }).map((file) =>
  basename(file, '.mdx'),
);
const examples = globSync(['packages/*/README.md', 'packages/ui/src/**/*.mdx'], { cwd: root }).flatMap((file) =>
  examplesOf(join(root, file)),
);
/** Milliseconds, for about two hundred files on a busy machine. */
const COMPILES = 240_000;
/** Inside the package that depends on all others, so that imports resolve as in a reader's application. */
const folder = mkdtempSync(join(root, 'packages', 'embed', 'node_modules', '.guides-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('examplesOf', () => {
  it('takes the code that can be compiled, one module each', () => {
    const text = "# A\n\n```sh\nnpm i\n```\n\n```tsx\nimport 'a';\n```\n\n```ts\nconst b = 1;\n```\n";
    expect(examplesOf('/x/ui/README.md', text)).toEqual([
      { name: 'ui-README-1.tsx', text: "import 'a';\n" },
      { name: 'ui-README-2.ts', text: 'const b = 1;\n\nexport {};\n' },
    ]);
  });
});

/** The imported names, each of which must exist. */
const namesIn = (lines = ''): string => /\{([^}]*)\}/.exec(lines)?.[1] ?? '';

describe('withImportLines', () => {
  it('shows below the title how the component of the stories is imported', () => {
    const esm = { type: 'mdxjsEsm', value: "import * as stories from './Badge.stories.tsx';" };
    const page: { children: { type: string; value?: string; lang?: string }[] } = {
      children: [esm, { type: 'heading' }, { type: 'paragraph' }],
    };
    withImportLines()(page);
    expect(page.children.map(({ type }) => type)).toEqual(['mdxjsEsm', 'heading', 'code', 'paragraph']);
    expect(page.children[2]?.value).toMatch(
      /^import \{ Badge.* \} from '@routeglass\/ui\/Badge';\nimport '@routeglass\/ui\/Badge.css';$/,
    );
  });
});

describe('the guides', () => {
  it('have code for the three packages that are imported', () => {
    for (const name of ['ui', 'api-client', 'domain'])
      expect(examples.filter((example) => example.name.startsWith(`${name}-README`)).length).toBeGreaterThan(1);
  });

  it('say how each component is imported', () => {
    expect(pages.filter((page) => !importLines(page))).toEqual([]);
  });

  it(
    'show only code that compiles',
    () => {
      for (const { name, text } of examples) writeFileSync(join(folder, name), text);
      for (const page of pages) {
        const lines = importLines(page);
        writeFileSync(join(folder, `page-${page}.ts`), `${lines}\nexport const all = [${namesIn(lines)}];\n`);
      }
      const config = {
        extends: join(root, 'tsconfig.json'),
        compilerOptions: {
          lib: ['es2024', 'dom', 'dom.iterable'],
          types: ['vite/client'],
          moduleDetection: 'force',
          noUncheckedSideEffectImports: false,
        },
        include: ['*.ts', '*.tsx'],
      };
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
      const { stdout } = spawnSync('node_modules/.bin/tsc', ['-p', folder], { cwd: root, encoding: 'utf8' });
      expect(stdout).toBe('');
    },
    COMPILES,
  );
});
