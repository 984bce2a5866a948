import { describe, expect, it } from 'vitest';
import { recogniseKind } from './fileKind.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const mrt = (type: number, subtype = 1, length = 100) => {
  const view = new DataView(new ArrayBuffer(12));
  view.setUint32(0, 1_277_971_140);
  view.setUint16(4, type);
  view.setUint16(6, subtype);
  view.setUint32(8, length);
  return new Uint8Array(view.buffer);
};

describe('kind of a file by its content', () => {
  it.each([
    ['TABLE_DUMP', mrt(12), 'mrt-rib'],
    ['TABLE_DUMP_V2', mrt(13), 'mrt-rib'],
    ['BGP', mrt(5), 'mrt-updates'],
    ['BGP4MP', mrt(16, 4), 'mrt-updates'],
    ['BGP4MP_ET', mrt(17, 4), 'mrt-updates'],
    ['rpki-client', bytes('{\n\t"metadata": { "roas": 3 },\n\t"roas": [ {'), 'vrps'],
    ['routinator', bytes('{"metadata":{},"roas":[]}'), 'vrps'],
    ['the CSV of a validator', bytes('ASN,IP Prefix,Max Length\nAS1,192.0.2.0/24,24\n'), 'vrps'],
    ['the CSV of rpki-client', bytes('ASN,IP Prefix,Max Length,Trust Anchor,Expires\r\n'), 'vrps'],
    ['ASPAs of Routinator', bytes('{"metadata":{},"aspas":[{"customer":"AS1"'), 'aspas'],
    ['ASPAs by IP version', bytes('{ "roas": [], "aspas": { "ipv4": [] } }'), 'aspas'],
    ['a count of ASPAs before VRPs', bytes('{"metadata":{"aspas": 100},"roas":[{"asn":1'), 'vrps'],
    [
      'delegated statistics',
      bytes('2|ripencc|20260301|4|19830705|20260301|+0100\nripencc|*|asn|*|1|summary\n'),
      'delegated',
    ],
    ['delegated statistics after comments', bytes('# by the NRO\n2.3|nro|20260301|4|x|20260301|+0000\n'), 'delegated'],
    ['a record of delegated statistics', bytes('arin|US|ipv4|8.0.0.0|256|20000101|allocated\n'), 'delegated'],
    [
      'special-purpose addresses',
      bytes('Address Block,Name,RFC,Allocation Date,Globally Reachable\n0.0.0.0/8,"x",[RFC1],1981-09,False\n'),
      'special-purpose',
    ],
    ['special-purpose AS numbers', bytes('AS Number,Reason for Reservation,Reference\r\n0,x,y\r\n'), 'special-purpose'],
    ['a scan report', bytes('"timestamp","severity","ip","protocol","port","tag","asn"\n'), 'scans'],
    ['bgp.tools', bytes('asn,name,class,cc\nAS10,X,Unknown,US\n'), 'as-names'],
    ['a headless list', bytes('AS10,X\n'), 'as-names'],
    ['pyasn', bytes('{"50088": "FITL-IE Fort Technologies, GB"'), 'as-names'],
    ['communities', bytes('# Northwind\n\n64512:1xx,Learned from a peer\n'), 'communities'],
    ['large communities', bytes('64512:1:nnn,Do not tell AS nnn\n'), 'communities'],
    ['CAIDA’s organisations', bytes('{"type":"ASN","asn":"1","organizationId":"X"}\n'), 'organisations'],
    ['organisations by registry', bytes('afrinic,ORG-AA21-AFRINIC,24987\n'), 'organisations'],
    ['a registry', bytes('#\n# Terms\n\n% more\nroute:          193.254.30.0/24\n'), 'irr'],
    ['PeeringDB', bytes('{"net":{"data":[{"id":1'), 'peeringdb'],
  ])('knows %s', (_, head, kind) => expect(recogniseKind(head)).toBe(kind));

  it.each([
    ['nothing', new Uint8Array()],
    ['a text', bytes('Dear reader, this is a letter and nothing else.')],
    ['other JSON', bytes('{"hello": "world"}')],
    ['AS numbers, each with a prefix', bytes('AS10,192.0.2.0/24,24\n')],
    ['random bytes', Uint8Array.from({ length: 64 }, (_, i) => (i * 197 + 91) & 0xff)],
    ['an MRT type that holds no routes', mrt(11)],
    ['a record of four gigabytes', mrt(13, 2, 0xffff_ffff)],
  ])('knows nothing of %s', (_, head) => expect(recogniseKind(head)).toBeUndefined());
});
