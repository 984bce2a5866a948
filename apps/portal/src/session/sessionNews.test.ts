import { afterEach, describe, expect, it, vi } from 'vitest';
import { followSessionNews, tellOtherTabs, tellSessionNews } from './sessionNews.ts';

/** Another tab of the browser. */
const other = new BroadcastChannel('session');
const heardThere = vi.fn();
other.addEventListener('message', ({ data }: MessageEvent<unknown>) => heardThere(data));

describe('sessionNews', () => {
  const listen = vi.fn();
  const stop = followSessionNews(listen);
  afterEach(() => {
    listen.mockClear();
    heardThere.mockClear();
  });

  it('is heard in every tab, this one too', async () => {
    tellSessionNews('out');
    await vi.waitFor(() => expect(heardThere).toHaveBeenCalledExactlyOnceWith('out'));
    await vi.waitFor(() => expect(listen).toHaveBeenCalledExactlyOnceWith('out'));
  });

  it('is not heard in this tab where only the others are told', async () => {
    tellOtherTabs('in');
    await vi.waitFor(() => expect(heardThere).toHaveBeenCalledExactlyOnceWith('in'));
    tellSessionNews('out');
    await vi.waitFor(() => expect(listen).toHaveBeenCalled());
    expect(listen.mock.calls).toEqual([['out']]);
  });

  it('is heard no more once it is not followed, and what is no news never is', async () => {
    other.postMessage('elsewhere');
    stop();
    tellSessionNews('in');
    await vi.waitFor(() => expect(heardThere).toHaveBeenCalledExactlyOnceWith('in'));
    expect(listen).not.toHaveBeenCalled();
  });
});
