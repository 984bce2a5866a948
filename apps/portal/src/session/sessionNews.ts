/** Somebody signed in or out in this browser. */
export type SessionNews = 'in' | 'out';

const CHANNEL = 'session';

/** The channel on which this tab listens; it does not receive messages that were sent on it. */
let own: BroadcastChannel | undefined;
const ownChannel = (): BroadcastChannel => (own ??= new BroadcastChannel(CHANNEL));

/** Tells every tab of this browser, this one too. */
export function tellSessionNews(news: SessionNews): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(news);
  channel.close();
}

/** Tells the other tabs of this browser. This tab has already acted: loading everything again here would discard forms that are being filled in. */
export function tellOtherTabs(news: SessionNews): void {
  ownChannel().postMessage(news);
}

/** Listens to news from any tab. Returns a function that stops it. */
export function followSessionNews(listen: (news: SessionNews) => void): () => void {
  const channel = ownChannel();
  const hear = ({ data }: MessageEvent<unknown>): void => {
    if (data === 'in' || data === 'out') listen(data);
  };
  channel.addEventListener('message', hear);
  return () => channel.removeEventListener('message', hear);
}
