import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { settingNames } from '../src/config.ts';
import { createMetrics } from '../src/telemetry/metrics.ts';
import { appOver } from './talk.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const deploy = join(root, 'deploy');
/** What `npm start` gives the server. */
const { memorySettings } = (await import(join(root, 'tools', 'run', 'workspace.mjs'))) as {
  readonly memorySettings: Readonly<Record<string, string>>;
};
const read = (path: string): string => readFileSync(join(deploy, path), 'utf8');
const hasProgram = (name: string): boolean => spawnSync('which', [name]).status === 0;
/** Settings of Node.js, of images and of the C library, which are not ours. */
const FOREIGN = new Set([
  'NODE_ENV',
  'POSTGRES_USER',
  'POSTGRES_DB',
  'POSTGRES_PASSWORD',
  ...Object.keys(memorySettings),
]);

for (const program of ['promtool', 'systemd-analyze', 'docker-compose'])
  if (!hasProgram(program)) console.warn(`${program} is not installed here: its files are not checked by it`);

/** Runs a program and gives what it says; throws where it finds fault. */
function says(program: string, words: readonly string[], folder = deploy): string {
  const { status, stdout, stderr } = spawnSync(program, words, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')}: ${stdout}${stderr}`);
  return `${stdout}${stderr}`;
}

describe('what watches the server', () => {
  it.each(['grafana/routeglass.json', 'prometheus/rules.yaml', 'prometheus/rules.test.yaml'])(
    'names in %s only metrics that exist',
    async (file) => {
      const text = await createMetrics(() => true, Date.now).text();
      const kinds = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
      const names = new Set(
        kinds.flatMap(([, name = '', kind]) =>
          kind === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => `${name}${end}`) : [name],
        ),
      );
      const named = [...read(file).matchAll(/\b(?:routeglass|process|nodejs)_\w+/g)].map(([name]) => name);
      expect(named.length).toBeGreaterThan(3);
      expect(named.filter((name) => !names.has(name))).toEqual([]);
    },
  );

  it('describes every metric of ours in docs/operations.md', async () => {
    const docs = readFileSync(join(root, 'docs', 'operations.md'), 'utf8');
    const text = await createMetrics(() => true, Date.now).text();
    const names = [...text.matchAll(/^# TYPE (routeglass_\S+)/gm)].map(([, name = '']) => name);
    const isSaid = (name: string): boolean =>
      docs.includes(name) || docs.includes(`\`${name.replace('routeglass_read_queue', '')}\``);
    expect(names.filter((name) => !isSaid(name))).toEqual([]);
  });

  it.skipIf(!hasProgram('promtool'))('has rules and a configuration that promtool takes, and alerts that fire', () => {
    const folder = mkdtempSync(join(tmpdir(), 'routeglass-prometheus-'));
    try {
      cpSync(join(deploy, 'prometheus'), folder, { recursive: true });
      writeFileSync(join(folder, 'metrics-token'), 'x');
      expect(says('promtool', ['check', 'config', 'prometheus.yaml'], folder)).toContain('SUCCESS');
      expect(says('promtool', ['test', 'rules', 'rules.test.yaml'], folder)).toContain('SUCCESS');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('what runs the server', () => {
  const manifests = parseAllDocuments(read('kubernetes/routeglass.yaml')).map((one) => one.toJS() as Manifest);
  const compose = parse(read('compose.yaml')) as { services: Record<string, { environment: Record<string, string> }> };

  it('gives it only settings that exist', () => {
    const ofCompose = Object.values(compose.services).flatMap(({ environment }) => Object.keys(environment));
    const container = manifests[1]?.spec.template?.spec.containers[0];
    const ofKubernetes = container?.env.map(({ name }) => name) ?? [];
    const ofUnit = [...read('systemd/routeglass.service').matchAll(/^Environment=(.+)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').map((pair) => pair.split('=')[0] ?? ''),
    );
    const ofImage = [...read('Dockerfile').matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').map((pair) => pair.split('=')[0] ?? ''),
    );
    const given = [...ofCompose, ...ofKubernetes, ...ofUnit, ...ofImage];
    expect(given.length).toBeGreaterThan(15);
    expect(given.filter((name) => !settingNames.includes(name) && !FOREIGN.has(name))).toEqual([]);
  });

  it.each(['systemd/routeglass.service', 'Dockerfile'])('gives it memory in %s as npm start does', (file) => {
    for (const [name, value] of Object.entries(memorySettings)) expect(read(file)).toContain(`${name}=${value}`);
  });

  it('asks for its health where it answers, and lets it run without privileges', async () => {
    const pod = manifests[1]?.spec.template?.spec;
    const container = pod?.containers[0];
    const probes = [container?.startupProbe, container?.readinessProbe, container?.livenessProbe];
    const app = appOver(null);
    for (const probe of probes) {
      const answer = await app.request(probe?.httpGet.path ?? '/none');
      // Nothing else there says that it is starting.
      expect(await answer.json()).toMatchObject({ code: 'E_STARTING' });
      expect(probe?.httpGet.port).toBe(container?.ports[0]?.name);
    }
    expect(pod?.securityContext.runAsNonRoot).toBe(true);
    expect(container?.securityContext).toMatchObject({ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true });
  });

  it('starts files that are there', () => {
    for (const file of ['Dockerfile', 'systemd/routeglass.service'])
      for (const [path] of read(file).matchAll(/\b(?:apps|tools)\/[\w/.]+\.(?:ts|mjs)\b/g))
        expect(existsSync(join(root, path)), path).toBe(true);
    expect(read('Dockerfile')).toMatch(/^USER node$/m);
    expect(read('Dockerfile')).toMatch(/^HEALTHCHECK /m);
  });

  it.skipIf(!hasProgram('systemd-analyze'))('has a unit in which systemd finds no fault', () => {
    const unit = join(deploy, 'systemd', 'routeglass.service');
    expect(execFileSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' })).toBe('');
  });

  it.skipIf(!hasProgram('docker-compose'))(
    'has a compose file that Compose takes, and that asks for its secrets',
    () => {
      const folder = mkdtempSync(join(tmpdir(), 'routeglass-compose-'));
      try {
        const settings = { POSTGRES_PASSWORD: 'p', SECRET_KEY: 's'.repeat(32), METRICS_TOKEN: 't'.repeat(16) };
        const lines = Object.entries({ ...settings, PUBLIC_URL: 'https://a.example' }).map((pair) => pair.join('='));
        const words = (given: readonly string[]): string[] => {
          writeFileSync(join(folder, 'env'), given.join('\n'));
          return ['--env-file', join(folder, 'env'), '-f', 'compose.yaml', 'config'];
        };
        expect(says('docker-compose', words(lines))).toContain('postgres://routeglass:p@database:5432/routeglass');
        expect(() => says('docker-compose', words(lines.slice(1)))).toThrow('POSTGRES_PASSWORD');
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  );
});

interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
}

interface Manifest {
  readonly spec: {
    readonly template?: {
      readonly spec: {
        readonly securityContext: Record<string, unknown>;
        readonly containers: readonly {
          readonly ports: readonly { readonly name: string }[];
          readonly env: readonly { readonly name: string }[];
          readonly securityContext: Record<string, unknown>;
          readonly startupProbe: Probe;
          readonly readinessProbe: Probe;
          readonly livenessProbe: Probe;
        }[];
      };
    };
  };
}
