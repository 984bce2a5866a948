import type { Plugin } from 'vite';

/** Modules of the portal, and those that React Router makes. */
const OWN = /\/apps\/portal\/|^\0?virtual:/;

/** Asks React Router's plugins about the portal's own modules alone. They only change routes; asking them about thousands of other modules takes a quarter of a build. */
export function routesAlone(plugins: Plugin[]): Plugin[] {
  return plugins.map((plugin) =>
    typeof plugin.transform === 'function'
      ? { ...plugin, transform: { filter: { id: OWN }, handler: plugin.transform } }
      : plugin,
  );
}
