import { addressOfPath } from '@routeglass/domain/query';

/** Whether a path that leads nowhere names a file: then a page does not help. The dots of addresses are no file's. */
export function isFilePath(path: string): boolean {
  return /\.\w{2,5}$/.test(path) && addressOfPath(path) === undefined;
}
