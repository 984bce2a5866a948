import { lazy, type ComponentType } from 'react';

/** An optional part, loaded separately from the page. If its code cannot be loaded, as without a connection, the page works without it. */
export function lazyExtra<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Nothing: ComponentType<Props> = () => null;
  return lazy(async () => ({ default: await load().catch(() => Nothing) }));
}
