import { readFileSync } from 'node:fs';
import { alertKinds, alertWords, hasPast, thresholdName, thresholdsOf, usualRules } from '@routeglass/domain/alerts';
import { expect, it } from 'vitest';

const yes = (is: boolean): string => (is ? 'yes' : '');

/** The table of rules, from the domain. */
const rows = alertKinds.map((kind) => {
  const thresholds = thresholdsOf(kind).map((threshold) => thresholdName(kind, threshold));
  const usual = usualRules.find((rule) => rule.kind === kind);
  const cells = [
    alertWords[kind].name,
    thresholds.join('; ') || 'none',
    yes(usual?.isUrgent === true),
    yes(hasPast(kind)),
  ];
  return `| ${cells.join(' | ')} |`;
});

it('docs/alerts.md has each rule with the thresholds that count', () => {
  const text = readFileSync(new URL('../../docs/alerts.md', import.meta.url), 'utf8');
  const [, section = ''] = text.split('## ');
  const lines = section.split('\n').filter((line) => line.startsWith('| '));
  expect(lines.slice(1)).toEqual(rows);
});
