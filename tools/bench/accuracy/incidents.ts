import type { Figure } from '../bench.ts';

/** Incidents found in real events against their labels; writes their section of docs/accuracy.md. */
export async function incidentsAccuracy(_report: (figure: Figure) => void): Promise<void> {}
