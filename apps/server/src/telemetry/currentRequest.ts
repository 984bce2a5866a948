import { AsyncLocalStorage } from 'node:async_hooks';

const ids = new AsyncLocalStorage<string>();

/** Id of the request for which something happens now. */
export const currentRequest = (): string | undefined => ids.getStore();

export const forRequest = <T>(id: string, work: () => T): T => ids.run(id, work);
