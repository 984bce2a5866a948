/** Somebody signed in or out in this browser. */
export type SessionNews = 'in' | 'out';

const CHANNEL = 'session';

/** What this tab listens with: it does not hear what it says itself. */
let own: BroadcastChannel | undefined;
const ownChannel = (): BroadcastChannel => (own ??= new BroadcastChannel(CHANNEL));

/** Tells every tab of this browser, this one too. */
export function tellSessionNews(news: SessionNews): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(news);
  channel.close();
}

/** Tells the other tabs of this browser what this one acts on already: to ask everything again here would take away forms that are being filled in. */
export function tellOtherTabs(news: SessionNews): void {
  ownChannel().postMessage(news);
}

/** Listens to what any tab tells, until the answer is called. */
export function followSessionNews(listen: (news: SessionNews) => void): () => void {
  const channel = ownChannel();
  const hear = ({ data }: MessageEvent<unknown>): void => {
    if (data === 'in' || data === 'out') listen(data);
  };
  channel.addEventListener('message', hear);
  return () => channel.removeEventListener('message', hear);
}
