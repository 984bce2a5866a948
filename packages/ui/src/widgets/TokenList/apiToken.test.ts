import { describe, expect, it } from 'vitest';
import { readNewToken } from './apiToken.ts';

describe('readNewToken', () => {
  it.each([
    [
      { name: ' Monitoring ', scope: 'write', days: '365' },
      { name: 'Monitoring', scope: 'write', days: 365 },
    ],
    [
      { name: 'x', scope: 'admin', days: '9999' },
      { name: 'x', scope: 'read', days: 90 },
    ],
    [{ name: 'x' }, { name: 'x', scope: 'read', days: 90 }],
  ])('makes of %j %j', (fields: Readonly<Record<string, string>>, token) => {
    expect(readNewToken((name) => fields[name] ?? '')).toEqual(token);
  });
});
