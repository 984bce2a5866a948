import { problemsOf } from '@routeglass/domain/field-rules';
import { describe, expect, it } from 'vitest';
import { bgpSessionRules, readBgpSession } from './bgpSession.ts';

const texts =
  (fields: Readonly<Record<string, string>>) =>
  (name: string): string =>
    fields[name] ?? '';

describe('bgpSessionRules', () => {
  it.each([
    ['', ['Required field']],
    ['192.0.2', ['Enter a valid IP address']],
    ['192.0.2.1', []],
    ['2001:db8::1', []],
  ])('of %j say %j', (ip, messages) => {
    expect(problemsOf(texts({ ip }), bgpSessionRules).map(({ message }) => message)).toEqual(messages);
  });
});

describe('readBgpSession', () => {
  it.each([
    [{ ip: ' 192.0.2.1 ' }, { ip: '192.0.2.1', asnum: 64_512 }],
    [
      { ip: '192.0.2.1', password: ' x ' },
      { ip: '192.0.2.1', password: ' x ', asnum: 64_512 },
    ],
  ])('makes %j a request', (fields, request) => {
    expect(readBgpSession(texts(fields), 64_512)).toEqual(request);
  });
});
