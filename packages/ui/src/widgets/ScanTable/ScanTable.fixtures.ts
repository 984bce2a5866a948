import { severities } from '../../facts/severity.ts';
import { hasPort, scanGroups, type ScanFinding, type ScanKind } from './scan.ts';

const HOUR = 3_600_000;
const newest = Date.UTC(2026, 0, 14, 9, 12);

const services: Readonly<Record<ScanKind, readonly { id: string; port: number }[]>> = {
  loop: [{ id: 'loop', port: 0 }],
  open_port: [
    { id: 'telnet', port: 23 },
    { id: 'bgp', port: 179 },
    { id: 'smb', port: 445 },
  ],
  amplifier: [
    { id: 'ntp', port: 123 },
    { id: 'memcached', port: 11_211 },
  ],
};

/** `count` findings of a kind, newest first. */
export function manyFindings(count: number, kind: ScanKind = 'open_port'): ScanFinding[] {
  return Array.from({ length: count }, (_, index) => {
    const service = services[kind][index % services[kind].length] ?? { id: 'telnet', port: 23 };
    return {
      type: { id: service.id, group: scanGroups[kind] },
      severity: severities[3 - (index % 4)] ?? 'info',
      ip: index % 3 === 2 ? `fd00:${index.toString(16)}::1` : `10.0.${(index >> 8) & 255}.${index & 255}`,
      port: hasPort(kind) ? service.port : null,
      firstSeen: new Date(newest - index * 7 * HOUR),
      lastSeen: index % 3 === 0 ? null : new Date(newest - index * 7 * HOUR + 5 * HOUR),
    };
  });
}
