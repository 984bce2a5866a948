import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  stories: [
    { directory: '../packages/ui/src/tokens', titlePrefix: 'Foundations', files: '**/*.@(mdx|stories.tsx)' },
    { directory: '../packages/ui/src/primitives', titlePrefix: 'Primitives', files: '**/*.@(mdx|stories.tsx)' },
    { directory: '../packages/ui/src/widgets', titlePrefix: 'Widgets', files: '**/*.@(mdx|stories.tsx)' },
  ],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
