/**
 * Runs tasks side by side, so many at a time, each in turn as soon as those it comes `after` have ended. Any that it names and that is not
 * among the tasks is not waited for.
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
