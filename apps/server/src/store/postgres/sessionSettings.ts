import { READ_TIME_LIMIT } from '../timeLimit.ts';

/**
 * Connections to each worker of a cluster that a session for bulk work keeps: it writes so many shards of a worker at the same time. By itself Citus
 * keeps one, and opens up to 15 more for each COPY, which takes most of the time of a small one.
 */
const WRITING_AT_ONCE = 4;

/**
 * What a session for look-ups begins with: a statement is planned once for all values, since planning over partitions costs several times what
 * a look-up does; no plan is compiled and no look-up divided among workers, whose start alone costs more still. What is read lies in memory, so that one
 * page costs about what the next one does.
 *
 * A cluster (Citus) chooses the nodes by the values, and refuses a plan for all of them where tables on several nodes are joined ("could not create
 * distributed plan"). There PostgreSQL decides, which takes one plan for all values where that costs no more.
 */
export function lookUpSettings(isCluster: boolean): string {
  return written({
    plan_cache_mode: isCluster ? 'auto' : 'force_generic_plan',
    jit: 'off',
    max_parallel_workers_per_gather: '0',
    random_page_cost: '1.1',
    statement_timeout: String(READ_TIME_LIMIT),
  });
}

/** What a session for bulk work begins with. */
export function bulkSettings(isCluster: boolean): string {
  return written(
    isCluster
      ? {
          'citus.max_adaptive_executor_pool_size': String(WRITING_AT_ONCE),
          'citus.max_cached_conns_per_worker': String(WRITING_AT_ONCE),
        }
      : {},
  );
}

const written = (settings: Readonly<Record<string, string>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
