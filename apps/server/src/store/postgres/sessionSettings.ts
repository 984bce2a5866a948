import { READ_TIME_LIMIT } from '../timeLimit.ts';

/**
 * Connections that a bulk session keeps to each worker of a cluster: it writes this many of a worker's shards in parallel. By default Citus keeps
 * one, and opens up to 15 more for each COPY, which takes most of the time of a small one.
 */
const WRITING_AT_ONCE = 4;

/**
 * Settings of a look-up session. Statements are planned once for all values, because planning over partitions takes several times as long as a
 * look-up. Plans are not compiled, and look-ups use no parallel workers, because starting those takes even longer. Data is read from memory, so
 * random pages cost about as much as sequential ones.
 *
 * A cluster (Citus) chooses nodes by the values. It refuses a plan for all values if tables on several nodes are joined ("could not create
 * distributed plan"). There PostgreSQL decides, and uses one plan for all values if that is no more expensive.
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

/** Settings of a bulk session. */
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
