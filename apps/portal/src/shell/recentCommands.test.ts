import { describe, expect, it } from 'vitest';
import { readRecent, withCommand } from './recentCommands.ts';

const graph = { name: 'AS64512 Graph', note: 'AS', href: '/as/64512/graph' };
const whois = { name: 'AS64512 Whois', note: 'AS', href: '/as/64512/whois' };

describe('recent commands', () => {
  it.each([
    [null],
    [''],
    ['{}'],
    ['[1, null, {"name":"x"}]'],
    ['[{"name":"x","note":"","href":"https://elsewhere.example"}]'],
    ['[{"name":"x","note":"","href":"//elsewhere.example"}]'],
  ])('knows none in %s', (stored) => {
    expect(readRecent(stored)).toEqual([]);
  });

  it('reads what it wrote, the newest first and each once', () => {
    const kept = withCommand(withCommand(withCommand([], graph), whois), graph);
    expect(readRecent(JSON.stringify(kept))).toEqual([graph, whois]);
  });

  it('keeps eight', () => {
    const many = Array.from({ length: 12 }, (_, i) => ({ name: `AS${i}`, note: 'AS', href: `/as/${i}` }));
    const kept = many.reduce(withCommand, [] as ReturnType<typeof withCommand>);
    expect(kept.map(({ name }) => name)).toEqual(['AS11', 'AS10', 'AS9', 'AS8', 'AS7', 'AS6', 'AS5', 'AS4']);
  });
});
