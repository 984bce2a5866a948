import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scanReportReader } from './scanReport.ts';
import { scanTypes } from './scanTypes.ts';

const HEADER = ['timestamp', 'severity', 'ip', 'protocol', 'port', 'hostname', 'tag', 'asn', 'geo'];
const ROW = ['2026-05-01 10:11:12', 'high', '192.0.2.7', 'udp', '123', 'a.example', 'ntp', '64500', 'de'];

const read = scanReportReader(HEADER) ?? (() => 'no reader');
const withField = (name: string, value: string): string[] => ROW.with(HEADER.indexOf(name), value);

describe('what is scanned for', () => {
  it('has each id once, and each port and protocol once', () => {
    expect(new Set(scanTypes.map(({ id }) => id)).size).toBe(scanTypes.length);
    const places = scanTypes.map(({ port, protocol }) => `${port} ${protocol}`);
    expect(new Set(places).size).toBe(scanTypes.length);
  });
});

describe('a row of a scan report', () => {
  it('is read by the names of its columns', () => {
    expect(read(ROW)).toEqual({
      at: Date.UTC(2026, 4, 1, 10, 11, 12) / 1000,
      asn: 64_500,
      ip: '192.0.2.7',
      port: 123,
      protocol: 'udp',
      type: scanTypes.find(({ id }) => id === 'ntp'),
      severity: 'high',
      hostname: 'a.example',
      country: 'DE',
    });
  });

  it.each([
    ['a tag that names it', 'telnet', '2323', 'tcp', 'telnet'],
    ['the first of several tags that is known', 'iot;memcached;udp', '4', 'udp', 'memcached'],
    ['the word of a report for it', 'openresolver', '53', 'udp', 'dns'],
    ['port and protocol where no tag does', 'iot', '3389', 'tcp', 'rdp'],
    ['a port alone', '', '11211', '', 'memcached'],
    ['a loop, which has no port', 'routing-loop', '', '', 'loop'],
  ])('tells what was found by %s', (_, tag, port, protocol, id) => {
    const fields = ROW.with(6, tag).with(4, port).with(3, protocol);
    expect(read(fields)).toMatchObject({ type: { id } });
  });

  it.each([
    ['', 'medium'],
    ['critical', 'high'],
    ['Low', 'low'],
    ['who knows', 'medium'],
  ])('takes the severity %j for %s', (severity, expected) => {
    expect(read(withField('severity', severity))).toMatchObject({ severity: expected });
  });

  it.each([
    ['timestamp', '2026-13-41 00:00:00', 'an invalid timestamp'],
    ['ip', '192.0.2', 'an invalid address'],
    ['asn', 'ASX', 'asn is not an AS number'],
    ['port', '70000', 'an invalid port'],
    ['tag', 'riddle', 'an unknown kind of finding'],
  ])('says what is wrong with %s %s', (name, value, reason) => {
    expect(read(withField(name, value).with(4, name === 'tag' ? '4' : (withField(name, value)[4] ?? '')))).toBe(reason);
  });

  it('is none with fewer fields than the head', () => {
    expect(read(ROW.slice(0, -1))).toBe('a row with fewer fields than the header');
  });

  it('reads any fields without throwing', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 12 }), (fields) => {
        const row = read(fields);
        if (typeof row !== 'string') expect(row.asn).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it.each([[['asn', 'name']], [['AS Number', 'Reason for Reservation']], [[]]])(
    'is not looked for under the head %j',
    (header) => {
      expect(scanReportReader(header)).toBeUndefined();
    },
  );
});
