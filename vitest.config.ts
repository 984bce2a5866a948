import { defineConfig } from 'vitest/config';

const conditions = ['routeglass-source', 'node', 'import', 'module', 'default'];

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{packages,apps}/*/src/**/*.test.ts', 'apps/*/test/**/*.test.ts', 'tools/**/*.test.ts'],
        },
      },
    ],
  },
});
