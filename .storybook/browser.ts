import { playwright } from '@vitest/browser-playwright';

/** Packages of the workspace resolve to their sources. */
export const browserConditions = ['routeglass-source', 'browser', 'module', 'import', 'default'];

/** Found and bundled once, before the first test: a dependency found late would reload the page under a running test. */
export const optimizeDeps = {
  entries: ['packages/ui/src/**/*.tsx', '!packages/ui/src/testing/*.run.tsx', '.storybook/preview.tsx'],
  include: [
    '@storybook/react-vite',
    '@vanilla-extract/css/functionSerializer',
    '@vanilla-extract/recipes/createRuntimeFn',
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

/** Flags without which Debian's chromium calls home, or paints letters differently from run to run. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

/** Chromium of the system, headless, for one project of the browser tests. */
export function browser(viewport: { width: number; height: number }) {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    viewport,
    provider: playwright({
      launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: flags },
      contextOptions: { reducedMotion: 'reduce' },
    }),
    instances: [{ browser: 'chromium' as const }],
  };
}
