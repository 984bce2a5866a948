import type { World } from '../store/schema.ts';

/** The world that `sample` asks for; undefined where it leaves the choice to the server. */
export function askedWorld(sample: 'yes' | 'no' | undefined): World | undefined {
  return sample && (sample === 'yes' ? 'lab' : 'internet');
}
