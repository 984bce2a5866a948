/**
 * Runs tasks in parallel, at most `lanes` at a time, each one once the tasks in its `after` have ended. Names in `after` that are not among the
 * tasks are ignored.
 *
 * @template {{ readonly name: string, readonly after?: readonly string[] }} Task
 * @param {number} lanes
 * @param {readonly Task[]} tasks
 * @param {(task: Task) => Promise<void>} run
 */
export async function inLanes(lanes, tasks, run) {
  const waiting = [...tasks];
  /** @type {Map<string, Promise<unknown>>} */
  const running = new Map();
  while (waiting.length + running.size > 0) {
    const unfinished = new Set([...waiting.map(({ name }) => name), ...running.keys()]);
    const next = waiting.findIndex(({ after = [] }) => !after.some((name) => unfinished.has(name)));
    if (next >= 0 && running.size < lanes) {
      for (const task of waiting.splice(next, 1))
        running.set(
          task.name,
          run(task).finally(() => running.delete(task.name)),
        );
    } else {
      if (running.size === 0) throw new Error(`These wait for each other: ${[...unfinished].join(', ')}`);
      await Promise.race(running.values());
    }
  }
}
