/** A policy of the page would forbid it, and say so in the console: the graph is refined on the page. */
export const createDistantWorker = (): null => null;
