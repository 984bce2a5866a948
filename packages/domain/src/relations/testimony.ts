import type { LinkType } from './graph.ts';

/**
 * Sources for the relation of two networks besides the paths, the most trusted first: both networks in their registries, an exchange's route
 * server between them in a path, only one of them in its registry, an as-set that one of them announces as its own, and an exchange if both use
 * its route server.
 */
export const testimonyRules = ['declared', 'route-server', 'declared-once', 'as-set', 'exchange'] as const;
export type TestimonyRule = (typeof testimonyRules)[number];

/** What a source says about two networks; with `p2c`, `a` is the provider. */
export interface Testimony {
  readonly a: number;
  readonly b: number;
  readonly type: LinkType;
  readonly rule: TestimonyRule;
}
