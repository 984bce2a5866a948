import type { Plugin } from 'vite';

/** Modules of the portal, and those that React Router makes. */
const OWN = /\/apps\/portal\/|^\0?virtual:/;

/**
 * The plugins of React Router, asked in a build about the portal's own modules alone: they change routes, and would be handed each of thousands
 * of modules to see that it is none, which takes a quarter of the build.
 */
export function routesAlone(plugins: Plugin[]): Plugin[] {
  return plugins.map((plugin) =>
    typeof plugin.transform === 'function'
      ? { ...plugin, transform: { filter: { id: OWN }, handler: plugin.transform } }
      : plugin,
  );
}
