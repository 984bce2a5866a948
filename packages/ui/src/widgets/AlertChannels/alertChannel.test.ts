import { describe, expect, it } from 'vitest';
import { minutesOf, readNewChannel, timeText } from './alertChannel.ts';

describe('readNewChannel', () => {
  it.each([
    [
      { kind: 'webhook', name: ' Ops ', target: ' https://a.example ', form: 'slack' },
      { kind: 'webhook', name: 'Ops', target: 'https://a.example', form: 'slack' },
    ],
    [
      { kind: 'mail', address: 'a@example.net', target: 'x' },
      { kind: 'mail', name: 'Mail', target: 'a@example.net', form: 'standard' },
    ],
    [{ kind: 'pigeon' }, { kind: 'mail', name: 'Mail', target: '', form: 'standard' }],
  ])('makes of %j %j', (fields: Readonly<Record<string, string | undefined>>, channel) => {
    expect(readNewChannel((name) => fields[name] ?? '')).toEqual(channel);
  });
});

describe('minutesOf', () => {
  it.each([
    ['22:00', 1320],
    ['7:05', 425],
    ['24:00', null],
    ['7', null],
    ['', null],
  ])('of %s is %s', (text, minutes) => {
    expect(minutesOf(text)).toBe(minutes);
  });
  it('is written back', () => expect(timeText(425)).toBe('07:05'));
});
