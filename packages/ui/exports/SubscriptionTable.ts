export { SubscriptionTable, type SubscriptionTableProps } from '../src/widgets/SubscriptionTable/SubscriptionTable.tsx';
export { GrantForm, type Grant, type GrantFormProps } from '../src/widgets/SubscriptionTable/GrantForm.tsx';
export {
  subscriptionStates,
  subscriptionStateWords,
  type Subscription,
  type SubscriptionAction,
  type SubscriptionState,
} from '../src/widgets/SubscriptionTable/subscription.ts';
