import { addressOfPath } from '@routeglass/domain/query';

/** Whether an unknown path names a file, so that a page would not help. The dots of IP addresses do not count. */
export function isFilePath(path: string): boolean {
  return /\.\w{2,5}$/.test(path) && addressOfPath(path) === undefined;
}
