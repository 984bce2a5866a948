export { AlertRules, type AlertRulesProps } from '../src/widgets/AlertRules/AlertRules.tsx';
export type { AlertNetwork, Replay } from '../src/widgets/AlertRules/alertNetwork.ts';
