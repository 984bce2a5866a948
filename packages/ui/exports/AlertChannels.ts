export { AlertChannels, type AlertChannelsProps } from '../src/widgets/AlertChannels/AlertChannels.tsx';
export type { Hours } from '../src/widgets/AlertChannels/ChannelHours.tsx';
export {
  channelKinds,
  webhookForms,
  type AlertChannel,
  type ChannelKind,
  type Delivery,
  type NewChannel,
  type WebhookForm,
} from '../src/widgets/AlertChannels/alertChannel.ts';
