import { playwright } from '@vitest/browser-playwright';
import { chromiumFlags, shellPath } from '../tools/chromium.ts';

/** Packages of the workspace resolve to their sources. */
export const browserConditions = ['routeglass-source', 'browser', 'module', 'import', 'default'];

/** Found and bundled once, before the first test: a dependency found late would reload the page under a running test. */
export const optimizeDeps = {
  entries: [
    'packages/{ui,api-client}/src/**/*.tsx',
    '!packages/ui/src/testing/*.run.tsx',
    'apps/portal/src/**/*.test.tsx',
    '.storybook/preview.tsx',
  ],
  include: [
    '@storybook/react-vite',
    '@vanilla-extract/css/functionSerializer',
    '@vanilla-extract/sprinkles/createRuntimeSprinkles',
    'axe-core',
    'react',
    'react-aria-components',
    'react-dom',
    'react-dom/client',
    'react/jsx-dev-runtime',
    'react/jsx-runtime',
    'storybook/test',
  ],
};

/** Letters are painted the same from run to run. */
const flags = [...chromiumFlags, '--disable-lcd-text', '--font-render-hinting=none', '--force-color-profile=srgb'];

/** A browser of the system, headless, for one project of the browser tests: the headless shell, which takes less time, except for pictures. */
export function browser(viewport: { width: number; height: number }, program = shellPath) {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    viewport,
    provider: playwright({
      launchOptions: { executablePath: program, args: flags },
      contextOptions: { reducedMotion: 'reduce' },
    }),
    instances: [{ browser: 'chromium' as const }],
  };
}
