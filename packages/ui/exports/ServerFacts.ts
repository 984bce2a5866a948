export { ServerFacts, type ServerFactsProps } from '../src/widgets/ServerFacts/ServerFacts.tsx';
export type { ServerState } from '../src/widgets/ServerFacts/serverState.ts';
