import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';

/** Whether all loaded routes are those of the laboratory; false if none are loaded or it is unknown. */
export function isLaboratoryAlone(sources: AnswerOf<Endpoints['sources']> | undefined): boolean {
  const routes = sources?.filter(({ kind }) => kind === 'mrt-rib' || kind === 'mrt-updates') ?? [];
  return routes.length > 0 && routes.every(({ sample }) => sample);
}
