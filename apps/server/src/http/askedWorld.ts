import type { World } from '../store/schema.ts';

/** The world that `sample` asks for; undefined if the server may choose. */
export function askedWorld(sample: 'yes' | 'no' | undefined): World | undefined {
  return sample && (sample === 'yes' ? 'lab' : 'internet');
}
