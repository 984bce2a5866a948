import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** Where the pictures of articles are on this site. */
export const PICTURES = '/pictures/';

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webp': 'image/webp',
};

export interface Picture {
  /** Media type. */
  readonly type: string;
  readonly bytes: Buffer<ArrayBuffer>;
}

/** A picture of the folder `pictures` of a content folder, by its name; null for what is none. */
export async function readPicture(folder: string, name: string): Promise<Picture | null> {
  const type = types[extname(name).toLowerCase()];
  // A name alone: no way leads out of the folder.
  if (type === undefined || !/^[\w-][\w.-]{0,99}$/.test(name)) return null;
  const bytes = await readFile(join(folder, 'pictures', name)).catch(() => null);
  return bytes && { type, bytes };
}
