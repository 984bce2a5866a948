export { ActivityBadge, type ActivityBadgeProps } from '../src/widgets/ActivityBadge/ActivityBadge.tsx';
export {
  activities,
  activityEvidence,
  activityOf,
  activityWords,
  type Activity,
  type ActivityFacts,
} from '../src/facts/activity.ts';
