import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';

/** Whether routes are loaded, and none but those of the laboratory; false while nothing is known. */
export function isLaboratoryAlone(sources: AnswerOf<Endpoints['sources']> | undefined): boolean {
  const routes = sources?.filter(({ kind }) => kind === 'mrt-rib' || kind === 'mrt-updates') ?? [];
  return routes.length > 0 && routes.every(({ sample }) => sample);
}
