import { createHash, createVerify } from 'node:crypto';

/** Headers and body of a mail as it went over the wire. */
function partsOf(mail: string): { headers: readonly string[]; body: string } {
  const end = mail.indexOf('\r\n\r\n');
  return { headers: mail.slice(0, end).split(/\r\n(?![ \t])/), body: mail.slice(end + 4) };
}

const nameOf = (header: string): string => header.slice(0, header.indexOf(':')).trim().toLowerCase();

/** The relaxed forms of RFC 6376, sections 3.4.2 and 3.4.4. */
const relaxedHeader = (header: string): string =>
  `${nameOf(header)}:${header
    .slice(header.indexOf(':') + 1)
    .replaceAll('\r\n', '')
    .replaceAll(/[ \t]+/g, ' ')
    .trim()}`;
function relaxedBody(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replaceAll(/[ \t]+/g, ' ').replace(/ $/, ''));
  while (lines.at(-1) === '') lines.pop();
  return lines.map((line) => `${line}\r\n`).join('');
}

/** Verifies the signature of a mail as a receiver does (RFC 6376, section 6.1). Gives its tags, or undefined if it does not hold. */
export function verifiedDkim(mail: string, publicKey: string): ReadonlyMap<string, string> | undefined {
  const { headers, body } = partsOf(mail);
  const signature = headers.find((header) => nameOf(header) === 'dkim-signature') ?? '';
  const tags = new Map(
    relaxedHeader(signature)
      .slice('dkim-signature:'.length)
      .split(';')
      .map((tag) => {
        const [name = '', ...value] = tag.split('=');
        return [name.trim(), value.join('=').replaceAll(' ', '')] as const;
      }),
  );
  const digest = createHash('sha256').update(relaxedBody(body), 'latin1').digest('base64');
  if (tags.get('c') !== 'relaxed/relaxed' || tags.get('bh') !== digest) return undefined;
  const left = headers.toReversed();
  const signed = (tags.get('h') ?? '').split(':').flatMap((name) => {
    const place = left.findIndex((header) => nameOf(header) === name.toLowerCase());
    return place === -1 ? [] : left.splice(place, 1).map((header) => `${relaxedHeader(header)}\r\n`);
  });
  const itself = relaxedHeader(signature).replace(/(;\s*b=)[^;]*/, '$1');
  const verify = createVerify('RSA-SHA256').update(signed.join('') + itself, 'latin1');
  return verify.verify(publicKey, tags.get('b') ?? '', 'base64') ? tags : undefined;
}
