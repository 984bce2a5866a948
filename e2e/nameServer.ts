import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from '../apps/server/test/debianPrograms.ts';

/** Starts NSD, a name server of Debian, for one zone; gives the function that ends it and removes its files. */
export async function startNameServer(
  port: number,
  zone: string,
  records: readonly string[],
): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'routeglass-nsd-'));
  const inFolder = (name: string) => join(folder, name);
  writeFileSync(
    inFolder('zone'),
    [`$ORIGIN ${zone}.`, '$TTL 600', `@ IN SOA ns1 noc 1 3600 600 86400 60`, ...records, ''].join('\n'),
  );
  writeFileSync(
    inFolder('nsd.conf'),
    `server:
  ip-address: 127.0.0.1
  port: ${port}
  username: ""
  chroot: ""
  zonesdir: "${folder}"
  database: ""
  pidfile: "${inFolder('nsd.pid')}"
  xfrdfile: "${inFolder('xfrd.state')}"
  zonelistfile: "${inFolder('zone.list')}"
  logfile: "${inFolder('nsd.log')}"
remote-control:
  control-enable: no
zone:
  name: "${zone}."
  zonefile: "${inFolder('zone')}"
`,
  );
  const { stop } = await startProgram('nsd', ['-d', '-c', inFolder('nsd.conf')], port);
  return async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
