import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { createClient } from '@hey-api/openapi-ts';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { type AnyEndpoint, endpoints } from '@routeglass/api-client/contract';
import { mockFetch } from '@routeglass/api-client/mocks';
import { openApiDocument } from '@routeglass/api-client/openapi';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const here = import.meta.dirname;
/** Generating and compiling take most of a minute on a busy machine. */
const PATIENCE = 300_000;

type Json = Readonly<Record<string, unknown>>;
/** Covers every call of the contract; the document of a server describes some of them. */
const document = openApiDocument(Object.values<AnyEndpoint>(endpoints), {
  title: 'Routeglass',
  version: '1.0.0',
  server: '/',
});
const text = JSON.stringify(document);

/** Every schema of the document, at any depth. */
function schemasIn(at: unknown, path = ''): [string, Json][] {
  if (typeof at !== 'object' || at === null) return [];
  const own = Object.entries(at).filter(([key]) => key === 'schema') as [string, Json][];
  const named = path === '/components/schemas' ? (Object.entries(at) as [string, Json][]) : [];
  return [
    ...[...own, ...named].map(([key, schema]): [string, Json] => [`${path}/${key}`, schema]),
    ...Object.entries(at).flatMap(([key, value]) => schemasIn(value, `${path}/${key}`)),
  ];
}

describe('the OpenAPI document of the whole contract', () => {
  it('has JSON schemas of 2020-12, each of which ajv compiles', () => {
    const ajv = new Ajv2020({ strict: true, strictTypes: false, allowUnionTypes: true });
    (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
    ajv.addSchema({ $id: 'document', components: document['components'] }, 'document');
    ajv.addVocabulary(['components']);
    const all = schemasIn(document);
    expect(all.length).toBeGreaterThan(200);
    for (const [path, schema] of all) {
      const local = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/')) as Json;
      expect(() => ajv.compile(local), path).not.toThrow();
    }
  });

  it('has no error in the eyes of redocly, its examples included', async () => {
    const config = await createConfig({
      extends: ['recommended'],
      rules: { 'no-invalid-parameter-examples': 'error', 'no-invalid-schema-examples': 'error' },
    });
    const problems = await lintFromString({ source: text, config });
    const errors = problems.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ message, location }) => `${message} ${location[0]?.pointer}`)).toEqual([]);
    // In the paths of neighbor lists, any relation can be in the position of fixed words.
    expect([...new Set(problems.map(({ ruleId }) => ruleId))]).toEqual(['no-ambiguous-paths']);
  });
});

describe('clients that others make of it', () => {
  let folder = '';
  beforeAll(async () => {
    mkdirSync(join(here, '.cache'), { recursive: true });
    folder = mkdtempSync(join(here, '.cache', 'clients-'));
    cpSync(join(here, 'tried'), folder, { recursive: true });
    const made = join(folder, 'made');
    mkdirSync(made);
    writeFileSync(join(made, 'openapi.ts'), astToString(await openapiTypescript(JSON.parse(text))));
    await createClient({
      input: JSON.parse(text) as Record<string, unknown>,
      output: { path: join(made, 'hey') },
      logs: { level: 'silent', file: false },
      plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
    });
  }, PATIENCE);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('compile in strict mode, and so does what asks through them', { timeout: PATIENCE }, async () => {
    const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');
    const run = promisify(execFile)(process.execPath, [compiler, '-p', folder]).catch(
      (error: { stdout: string }) => error,
    );
    expect((await run).stdout).toBe('');
  });

  it.each(['openapiTypescript', 'heyApi'])('%s reads what a server of the contract answers', async (name) => {
    const { ask } = (await import(join(folder, `${name}.ts`))) as { ask: (fetch: Asked) => Promise<unknown> };
    const asked: string[] = [];
    const answer = mockFetch();
    const found = await ask(async (request) => {
      asked.push(request.url.replace('http://routeglass.invalid', ''));
      const body = request.method === 'POST' ? { body: await request.text() } : {};
      return answer(request.url, { method: request.method, ...body });
    });
    expect(asked).toEqual([
      '/v2/incidents/hijacks/asn/3356?page-size=10&severity=high',
      expect.stringMatching(/^\/v2\/incidents\/info\/search\?q=8\.8\.8\.0(\/|%2F)24$/),
      '/api/storage/v2/incidents/info/as/all',
    ]);
    expect(found).toEqual({ prefix: 'text', party: 0, types: ['autonomous-system'], asn: 0 });
  });
});

type Asked = (request: Request) => Promise<Response>;
