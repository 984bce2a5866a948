export { RequestInbox, type RequestInboxProps } from '../src/widgets/RequestInbox/RequestInbox.tsx';
export type { InboxThread, InboxView } from '../src/widgets/RequestInbox/inboxThread.ts';
