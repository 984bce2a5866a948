import { describe, expect, it, vi } from 'vitest';
import { createBunzip2 } from './bunzip2.ts';

/** `printf 'Routeglass\n' | bzip2 | base64` */
const SMALL = Buffer.from('QlpoOTFBWSZTWezxfaQAAADDgAAQEAAihI4AIAAxADAgD0goNEC7vF3JFOFCQ7PF9pA=', 'base64');
/** 3,000,000 zeros: a block with unusually large content. */
const ZEROS = Buffer.from('QlpoOTFBWSZTWaZFgLIAFvpACMAAQAAACCAAMMwJqmmpAi2pIEXi7kinChIUyLAWQA==', 'base64');
const EMPTY = Buffer.from('QlpoORdyRThQkAAAAAA=', 'base64');

/** Unpacks data that arrives in pieces of `piece` bytes. Returns the content, and the final error message. */
async function unpacked(data: Uint8Array, piece = data.length): Promise<{ content: Buffer; error: string | null }> {
  const bunzip2 = await createBunzip2();
  const parts: Uint8Array[] = [];
  let error: string | null = null;
  try {
    for (let at = 0; at < data.length; at += piece) {
      for (const part of bunzip2.push(data.subarray(at, at + piece))) parts.push(part);
    }
    bunzip2.end();
  } catch (thrown) {
    error = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
  }
  return { content: Buffer.concat(parts), error };
}

describe('bzip2', () => {
  it.each([1, 2, 7, 1000])('is unpacked from pieces of %d bytes', async (piece) => {
    const { content, error } = await unpacked(SMALL, piece);
    expect([content.toString(), error]).toEqual(['Routeglass\n', null]);
  });

  it('may be an empty file', async () => {
    expect(await unpacked(EMPTY)).toEqual({ content: Buffer.alloc(0), error: null });
  });

  it('may hold long runs', async () => {
    const { content, error } = await unpacked(ZEROS);
    expect([content.equals(Buffer.alloc(3_000_000)), error]).toEqual([true, null]);
  });

  it('may be several streams, with something else behind them', async () => {
    const { content, error } = await unpacked(Buffer.concat([SMALL, EMPTY, SMALL, Buffer.from('rubbish')]), 5);
    expect([content.toString(), error]).toEqual(['Routeglass\nRouteglass\n', null]);
  });

  it('that is cut off gives its whole blocks, then says so', async () => {
    const { content, error } = await unpacked(Buffer.concat([SMALL, SMALL.subarray(0, 30)]));
    expect([content.toString(), error]).toEqual(['Routeglass\n', 'DamagedBzip2: the data end inside a bzip2 stream']);
  });

  it('with a damaged block gives those before it, then says so', async () => {
    const damaged = Buffer.from(SMALL);
    damaged[25]! ^= 0x10;
    const { content, error } = await unpacked(Buffer.concat([SMALL, damaged]));
    expect([content.toString(), error]).toEqual(['Routeglass\n', 'DamagedBzip2: a block is damaged']);
  });

  it('leaves the program its handlers of last resort', async () => {
    const handlers = () => [process.listenerCount('uncaughtException'), process.listenerCount('unhandledRejection')];
    const before = handlers();
    vi.resetModules();
    const fresh = await import('./library.ts');
    await fresh.bzip2Library();
    expect(handlers()).toEqual(before);
  });

  it.each([
    ['other data', Buffer.from('hello'), 'the data are not bzip2'],
    ['nothing', Buffer.alloc(0), 'the data are not bzip2'],
    ['a header alone', Buffer.from('BZh9'), 'the data end inside a bzip2 stream'],
    ['a header and rubbish', Buffer.from('BZh9rubbish and more rubbish'), 'a block does not begin where it must'],
  ])('is not what %s are', async (_, data, message) => {
    expect((await unpacked(data)).error).toBe(`DamagedBzip2: ${message}`);
  });
});
