import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** Country by AS number, from a list `asn,name,class,cc`, gzip; names may contain commas. */
export function readCountries(path: string): Map<number, string> {
  const lines = gunzipSync(readFileSync(path)).toString().split(/\r?\n/);
  const countries = new Map<number, string>();
  for (const line of lines) {
    const [, asn, country] = /^AS(\d+),.*,([A-Z]{2})$/.exec(line) ?? [];
    if (country !== undefined) countries.set(Number(asn), country);
  }
  return countries;
}
