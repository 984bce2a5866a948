/** No worker: a page's policy would block it and log an error. The layout is refined on the page instead. */
export const createDistantWorker = (): null => null;
