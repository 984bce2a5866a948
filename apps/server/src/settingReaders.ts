import { isIP } from 'node:net';
import { parseWhoisServer } from '@routeglass/domain/whois';
import * as v from 'valibot';

export const wholeNumber = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number), v.minValue(least), v.maxValue(most));
export const yesOrNo = v.pipe(
  v.string(),
  v.regex(/^(?:1|true|yes|on|0|false|no|off)$/i),
  v.transform((text) => /^(?:1|true|yes|on)$/i.test(text)),
);
export const address = (protocol: RegExp) =>
  v.pipe(
    v.string(),
    v.check((text) => URL.canParse(text) && protocol.test(new URL(text).protocol)),
  );

/** Over plain http anybody on the way could say who somebody is. */
export const provider = v.pipe(
  address(/^https?:$/),
  v.check(
    (text) => new URL(text).protocol === 'https:' || /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(new URL(text).hostname),
  ),
);

/** `https://partner.example, https://other.example:8443`, or `*`. */
export const origins = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,]+/).filter((word) => word !== '')),
  v.array(
    v.pipe(
      v.string(),
      v.check((word) => word === '*' || (/^https?:/.test(word) && URL.canParse(word) && new URL(word).origin === word)),
    ),
  ),
);

/** `127.0.0.1, [2001:db8::53]:5353`: addresses alone, since a name would need a resolver itself. */
export const resolvers = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,]+/).filter((word) => word !== '')),
  v.array(
    v.pipe(
      v.string(),
      v.check(
        (word) => isIP(word.replace(/^\[([\da-f:.]+)\](?::\d{1,5})?$/i, '$1').replace(/^([\d.]+):\d{1,5}$/, '$1')) > 0,
      ),
    ),
  ),
);
/** `https://tiles.example.net/{z}/{x}/{y}.png` */
export const tileAddress = v.pipe(
  address(/^https?:$/),
  v.check((text) => ['{x}', '{y}', '{z}'].every((part) => text.includes(part)) && !new URL(text).host.includes('{')),
);

/** `whois=https://whois.example.net, blog=https://blog.example.net`: hosts of calls that carry no session. */
export const splitHosts = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,]+/).filter((word) => word !== '')),
  v.array(v.pipe(v.string(), v.regex(/^(?:storage|whois|blog)=https?:\/\/[^/]/))),
  v.transform((words) =>
    Object.fromEntries(words.map((word) => [word.split('=')[0] ?? '', word.replace(/^\w+=/, '').replace(/\/+$/, '')])),
  ),
  v.check((hosts) => Object.values(hosts).every((address) => URL.canParse(address))),
);
export const whoisServer = v.pipe(
  v.string(),
  v.transform(parseWhoisServer),
  v.check((server) => server !== null),
);

/** `127.0.0.1:9464` */
export const listenAddress = v.pipe(
  v.string(),
  v.regex(/^(?:[\w.-]+|\[[\da-f:.]+\]):\d{1,5}$/i),
  v.transform((text) => {
    const at = text.lastIndexOf(':');
    return { host: text.slice(0, at).replace(/^\[(.*)\]$/, '$1'), port: Number(text.slice(at + 1)) };
  }),
  v.check(({ port }) => port <= 65_535),
);
/** `name=value,other=value` */
export const headerList = v.pipe(
  v.string(),
  v.regex(/^[\w-]+=[^,\r\n]*(?:,[\w-]+=[^,\r\n]*)*$/),
  v.transform((text): Record<string, string> => {
    const pairs = text.split(',').map((pair): [string, string] => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at).toLowerCase(), pair.slice(at + 1)];
    });
    return Object.fromEntries(pairs);
  }),
);

/** `1 Main Road | 10115 Berlin` */
export const lines = v.pipe(
  v.string(),
  v.transform((text) => text.split('|').map((line) => line.trim())),
);
