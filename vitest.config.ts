import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { stylesPlugins } from './packages/ui/styles.ts';
import { defineConfig } from 'vitest/config';
import { browser, browserConditions, optimizeDeps } from './.storybook/browser.ts';
import { chromiumPath } from './tools/chromium.ts';
import { FAST_COMPILER } from './tools/source-program.ts';

const conditions = ['routeglass-source', 'node'];
const here = fileURLToPath(new URL('.', import.meta.url));
/** Where real browsers, databases and processes answer. A test that needs it is named at the end of `npm test`: a defect to mend. */
const secondTry = 1;
const inBrowser = { resolve: { conditions: browserConditions }, optimizeDeps };
/** Everything runs beside other steps, on a machine that may be busy besides. A test that passes waits for none of it. */
const testTimeout = 60_000;
const expectInBrowser = { poll: { timeout: 15_000 } };

export default defineConfig({
  test: {
    // A missing picture is a failure, not an invitation to take one: only `npm run pictures` accepts.
    update: 'none',
    projects: [
      {
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          name: 'unit',
          environment: 'node',
          // Rules without state: files may share what they import.
          isolate: false,
          testTimeout,
          setupFiles: ['tools/run/propertySeed.ts'],
          include: ['packages/*/src/**/*.test.ts', 'apps/{portal,server}/src/**/*.test.ts', 'tools/**/*.test.ts'],
        },
      },
      {
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          name: 'server',
          environment: 'node',
          // Loading the server again for each file would take a quarter of the time. So each file must undo what it sets (clocks, environment, listeners).
          isolate: false,
          execArgv: [FAST_COMPILER],
          include: ['apps/server/test/**/*.test.ts'],
          globalSetup: ['apps/server/test/prepareEngines.ts'],
          testTimeout,
          retry: secondTry,
          // Real databases, beside another file's.
          hookTimeout: 120_000,
        },
      },
      {
        ...inBrowser,
        plugins: [stylesPlugins()],
        test: {
          name: 'components',
          isolate: false,
          restoreMocks: true,
          testTimeout,
          expect: expectInBrowser,
          retry: secondTry,
          include: ['packages/{ui,api-client,embed}/src/**/*.test.tsx', 'apps/portal/src/**/*.test.tsx'],
          setupFiles: ['packages/ui/src/testing/setup.ts'],
          browser: browser({ width: 1024, height: 768 }),
        },
      },
      {
        ...inBrowser,
        plugins: [stylesPlugins(), storybookTest({ configDir: `${here}.storybook`, tags: { exclude: ['visual'] } })],
        test: {
          name: 'stories',
          isolate: false,
          // `pictures` looks at these.
          exclude: ['**/*.visual.stories.tsx'],
          testTimeout,
          retry: secondTry,
          browser: browser({ width: 1024, height: 768 }),
        },
      },
      {
        ...inBrowser,
        plugins: [stylesPlugins()],
        test: {
          name: 'pictures',
          include: ['packages/ui/src/testing/pictures.run.tsx'],
          setupFiles: ['packages/ui/src/testing/setup.ts'],
          testTimeout,
          expect: expectInBrowser,
          browser: {
            ...browser({ width: 1024, height: 768 }, chromiumPath),
            expect: {
              toMatchScreenshot: {
                comparatorName: 'pixelmatch',
                comparatorOptions: { threshold: 0.02, allowedMismatchedPixelRatio: 0 },
                resolveScreenshotPath: ({ root, arg, ext }) => `${root}/packages/ui/src/${arg}${ext}`,
              },
            },
          },
        },
      },
    ],
  },
});
