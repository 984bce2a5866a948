import type { Figure } from '../bench.ts';

/** Relations and cones against CAIDA's of 2016 and against the laboratory's truth; writes their section of docs/accuracy.md. */
export async function relationsAccuracy(_report: (figure: Figure) => void): Promise<void> {}
