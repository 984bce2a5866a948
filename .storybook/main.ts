import process from 'node:process';
import type { StorybookConfig } from '@storybook/react-vite';
import { withImportLines } from './importLines.ts';

const config: StorybookConfig = {
  stories: [
    { directory: '../packages/ui/src/tokens', titlePrefix: 'Foundations', files: '**/*.@(mdx|stories.tsx)' },
    { directory: '../packages/ui/src/primitives', titlePrefix: 'Primitives', files: '**/*.@(mdx|stories.tsx)' },
    { directory: '../packages/ui/src/widgets', titlePrefix: 'Widgets', files: '**/*.@(mdx|stories.tsx)' },
  ],
  addons: [
    '@storybook/addon-a11y',
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [withImportLines] } } },
    },
    '@storybook/addon-vitest',
  ],
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Tables of props take half of a build: `npm test` makes none.
  typescript: { reactDocgen: process.env['STORYBOOK_PROPS'] === 'no' ? false : 'react-docgen' },
};

export default config;
