import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from './debianPrograms.ts';

/** Starts NSD, a name server of Debian, for zones by name, each the text of its file; gives the function that ends it and removes its files. */
export async function startNameServer(
  port: number,
  zones: Readonly<Record<string, string>>,
): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'routeglass-nsd-'));
  const listed = Object.entries(zones).map(([name, text], index) => {
    const file = join(folder, `${index}.zone`);
    writeFileSync(file, text);
    return `zone:\n  name: "${name}"\n  zonefile: "${file}"\n`;
  });
  const settings = join(folder, 'nsd.conf');
  writeFileSync(
    settings,
    `server:
  ip-address: 127.0.0.1
  port: ${port}
  username: ""
  chroot: ""
  zonesdir: "${folder}"
  database: ""
  pidfile: "${join(folder, 'nsd.pid')}"
  xfrdfile: "${join(folder, 'xfrd.state')}"
  zonelistfile: "${join(folder, 'zone.list')}"
  logfile: "${join(folder, 'nsd.log')}"
remote-control:
  control-enable: no
${listed.join('')}`,
  );
  const { stop } = await startProgram('nsd', ['-d', '-c', settings], port);
  return async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
