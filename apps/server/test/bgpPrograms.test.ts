import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BgpSession, collectorText, routerText } from '@routeglass/domain/bgp-session';
import { afterAll, describe, expect, it } from 'vitest';
import { hasProgram } from './debianPrograms.ts';

const COLLECTOR = 4_200_000_000;
const base = { asn: 64_500, collectorAsn: COLLECTOR };
const sessions: readonly BgpSession[] = [
  { ...base, ip: '192.0.2.7', collectorIp: '198.51.100.1', password: 'S3cret!~%' },
  { ...base, ip: '2001:db8::7', collectorIp: '2001:db8:1::1', password: null },
];
const collections = [
  ['its sessions', sessions],
  ['no session', []],
] as const;
const folder = mkdtempSync(join(tmpdir(), 'routeglass-bgp-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const environment = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin:/usr/lib/frr` };
/** What a program says of a configuration it only checks; empty if it takes it. */
function complaint(program: string, words: readonly string[], text: string): string {
  const file = join(folder, 'checked.conf');
  writeFileSync(file, text, { mode: 0o600 });
  const { status, stdout, stderr } = spawnSync(program, [...words, file], { encoding: 'utf8', env: environment });
  return status === 0 ? '' : `${stdout}${stderr} in\n${text}`;
}

describe.skipIf(!hasProgram('bird', 'configurations for it are not checked'))('BIRD', () => {
  const head = 'router id 192.0.2.1;\nprotocol device {}\n';
  it.each(sessions)('takes the end of $ip', (session) => {
    expect(complaint('bird', ['-p', '-c'], head + routerText('bird', session))).toBe('');
  });
  it.each(collections)('takes the collector with %s', (_, own) => {
    expect(complaint('bird', ['-p', '-c'], head + collectorText('bird', COLLECTOR, own))).toBe('');
  });
  it('would complain', () => {
    expect(complaint('bird', ['-p', '-c'], `${head}protocol bgp x { nonsense }`)).not.toBe('');
  });
});

describe.skipIf(!hasProgram('bgpd', 'configurations for OpenBGPD are not checked'))('OpenBGPD', () => {
  it.each(sessions)('takes the end of $ip', (session) => {
    expect(complaint('/usr/sbin/bgpd', ['-n', '-f'], `AS ${session.asn}\n${routerText('openbgpd', session)}`)).toBe('');
  });
  it.each(collections)('takes the collector with %s', (_, own) => {
    expect(complaint('/usr/sbin/bgpd', ['-n', '-f'], collectorText('openbgpd', COLLECTOR, own))).toBe('');
  });
  it('would complain', () => {
    expect(complaint('/usr/sbin/bgpd', ['-n', '-f'], 'AS 1\nnonsense')).not.toBe('');
  });
});

describe.skipIf(!hasProgram('vtysh', 'configurations for FRR are not checked'))('FRR', () => {
  it.each(sessions)('takes the end of $ip', (session) => {
    expect(complaint('vtysh', ['-C', '-f'], routerText('frr', session))).toBe('');
  });
  it.each(collections)('takes the collector with %s', (_, own) => {
    expect(complaint('vtysh', ['-C', '-f'], collectorText('frr', COLLECTOR, own))).toBe('');
  });
  it('would complain', () => {
    expect(complaint('vtysh', ['-C', '-f'], 'router bgp nonsense')).not.toBe('');
  });
});
