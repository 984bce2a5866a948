import type { ServerFacts } from '@routeglass/api-client/people';
import type { ServerState } from '@routeglass/ui/ServerFacts';

/** The facts as their widget takes them. */
export function serverState({ started, mail: { goes_to, state, ...mail }, ...facts }: ServerFacts): ServerState {
  return { ...facts, started: new Date(started), mail: { ...mail, goesTo: goes_to, isWorking: state === 'working' } };
}
