export { ChangeBadge, type ChangeBadgeProps } from '../src/widgets/ChangeBadge/ChangeBadge.tsx';
export { changeKinds, changeWords, type ChangeKind } from '../src/facts/change.ts';
