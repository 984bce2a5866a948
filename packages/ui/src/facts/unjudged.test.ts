import { expect, it } from 'vitest';
import { unjudgedBy, type VerdictSource } from './unjudged.ts';

const real = (kind: string) => ({ kind, sample: false });
const sample = (kind: string) => ({ kind, sample: true });

it.each<[string, Parameters<typeof unjudgedBy>, readonly VerdictSource[]]>([
  ['nothing loaded', [[]], ['vrps', 'irr']],
  ['routes alone', [[real('mrt-rib')]], ['vrps', 'irr']],
  ['of one of two', [[real('vrps'), real('vrps')]], ['irr']],
  ['all, in either world', [[real('vrps'), sample('irr')]], []],
  ['of the real world alone', [[real('vrps'), sample('irr')], false], ['irr']],
  ['of the laboratory alone', [[real('vrps'), sample('irr')], true], ['vrps']],
])('what verdicts lack: %s', (_, given, expected) => {
  expect(unjudgedBy(...given)).toEqual(expected);
});
