import type { Plugin } from 'vite';

/**
 * The plugins of React Router, asked about modules in `folder` alone in a build: they change routes, and would be handed each of thousands of
 * modules to see that it is none, which takes a quarter of the build.
 */
export function routesAlone(plugins: Plugin[], folder: string): Plugin[] {
  const inside = new RegExp(`^\0?(?:${RegExp.escape(folder)}/|virtual:)`);
  return plugins.map((plugin) =>
    typeof plugin.transform === 'function'
      ? { ...plugin, transform: { filter: { id: inside }, handler: plugin.transform } }
      : plugin,
  );
}
