import { BlockList, isIP } from 'node:net';
import * as v from 'valibot';

const words = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');

/** `127.0.0.1, 10.1.0.0/16, fd00::/8`: addresses and blocks, as what is in one of them. */
export const addressBlocks = v.pipe(
  v.string(),
  v.check((text) => words(text).every((word) => blockOf(word) !== null)),
  v.transform((text) => {
    const list = new BlockList();
    for (const word of words(text)) {
      const block = blockOf(word);
      if (block) list.addSubnet(block.address, block.length, block.family);
    }
    return list;
  }),
);

function blockOf(word: string) {
  const [address = '', length, ...more] = word.split('/');
  const version = isIP(address);
  const longest = version === 6 ? 128 : 32;
  const bits = length === undefined ? longest : /^\d{1,3}$/.test(length) ? Number(length) : longest + 1;
  if (version === 0 || more.length > 0 || bits > longest) return null;
  return { address, length: bits, family: version === 6 ? ('ipv6' as const) : ('ipv4' as const) };
}
