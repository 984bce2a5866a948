import type { ApiRequest } from './apiDocument.ts';

/** Formats in which a request can be copied. */
export const snippetKinds = ['curl', 'fetch', 'Python'] as const;
export type SnippetKind = (typeof snippetKinds)[number];

/** Placeholder for the secret token. */
const TOKEN = 'YOUR_TOKEN';
const KEY = 'QRADAR-API-KEY';

/** A request to the server at `origin`, ready to run. Never contains the token. */
export function snippetOf(kind: SnippetKind, { method, address, headers, body }: ApiRequest, origin: string): string {
  const url = origin + address;
  const shown = Object.entries(headers).map(([name, value]) => [name, name === KEY ? TOKEN : value] as const);
  if (kind === 'curl') {
    const parts = [
      `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(url)}`,
      ...shown.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
      ...(body === undefined ? [] : [`--data-raw ${quoted(body)}`]),
    ];
    return parts.join(' \\\n  ');
  }
  const fields = JSON.stringify(Object.fromEntries(shown));
  if (kind === 'fetch') {
    const options = [
      ...(method === 'GET' ? [] : [`  method: ${JSON.stringify(method)},`]),
      `  headers: ${fields},`,
      ...(body === undefined ? [] : [`  body: ${JSON.stringify(body)},`]),
    ];
    return [
      `const response = await fetch(${JSON.stringify(url)}, {`,
      ...options,
      '});',
      'const answer = await response.json();',
    ].join('\n');
  }
  return [
    'import requests',
    '',
    `response = requests.request(${JSON.stringify(method)}, ${JSON.stringify(url)}, headers=${fields}${body === undefined ? '' : `, data=${JSON.stringify(body)}`})`,
    'answer = response.json()',
  ].join('\n');
}

/** Quoted for a shell, so that nothing inside is expanded. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
