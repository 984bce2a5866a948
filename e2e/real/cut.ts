/**
 * Whole sources that would take longer to load than all the rest, cut to what the loaded tables are about. What is kept of them tells of
 * every loaded prefix and network the very same as the whole: a VRP that covers no announced prefix bears on no verdict.
 */

const VRP = /"asn":\s*\d+,\s*"prefix":\s*"([^"]+)"/;

/** Cuts an export of rpki-client, a line a VRP, to those that cover one of the prefixes. */
export class VrpCut {
  /** VRPs met so far. */
  met = 0;
  readonly #kept: string[] = [];
  readonly #supernets: ReadonlySet<string>;

  constructor(prefixes: Iterable<string>) {
    this.#supernets = supernetsOf(prefixes);
  }

  take(line: string): void {
    const prefix = VRP.exec(line)?.[1];
    if (prefix === undefined) return;
    this.met += 1;
    if (this.#supernets.has(prefix)) this.#kept.push(line.trim().replace(/,$/, ''));
  }

  /** The export as its maker would have written it had there been no others. */
  json(buildtime: string): string {
    const metadata = JSON.stringify({ buildtime, uniquevrps: this.#kept.length });
    return `{ "metadata": ${metadata}, "roas": [\n${this.#kept.join(',\n')}\n] }\n`;
  }
}

/** Each IPv4 prefix, and all that cover it, written as registries do. */
export function supernetsOf(prefixes: Iterable<string>): Set<string> {
  const found = new Set<string>();
  for (const prefix of prefixes) {
    const [address = '', length = ''] = prefix.split('/');
    if (address.includes(':')) continue;
    const bits = address.split('.').reduce((sum, octet) => sum * 256 + Number(octet), 0);
    for (let kept = Number(length); kept > 0; kept -= 1) {
      const network = bits - (bits % 2 ** (32 - kept));
      const octets = [24, 16, 8, 0].map((shift) => Math.floor(network / 2 ** shift) % 256);
      found.add(`${octets.join('.')}/${kept}`);
    }
  }
  return found;
}

/** The lines of a CSV of AS names, `AS3356,name,class,cc`, that name one of the networks, below its heading. */
export function cutNames(csv: string, asns: ReadonlySet<number>): string {
  const [heading = '', ...lines] = csv.split('\n');
  const kept = lines.filter((line) => asns.has(Number(/^AS(\d+),/.exec(line)?.[1])));
  return `${[heading, ...kept].join('\n')}\n`;
}
