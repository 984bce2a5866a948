/** Somebody signed in or out in this browser. */
export type SessionNews = 'in' | 'out';

const CHANNEL = 'session';

/** Tells every tab of this browser, this one too. */
export function tellSessionNews(news: SessionNews): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(news);
  channel.close();
}

/** Listens to what any tab tells, until the answer is called. */
export function followSessionNews(listen: (news: SessionNews) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'in' || data === 'out') listen(data);
  });
  return () => channel.close();
}
