import { lazy, type ComponentType } from 'react';

/** A part that no page needs, fetched beside it. Where its code cannot be had, as without a connection, it stays away and the page stands. */
export function lazyExtra<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Nothing: ComponentType<Props> = () => null;
  return lazy(async () => ({ default: await load().catch(() => Nothing) }));
}
