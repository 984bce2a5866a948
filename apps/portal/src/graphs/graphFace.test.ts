import { ApiFailure } from '@routeglass/api-client/client';
import { describe, expect, it } from 'vitest';
import { emptyFace, failedFace, historyOfNothing, shownGraph } from './graphFace.ts';

const answer = {
  root_asn: 64_512,
  prefixes: ['10.0.0.0/16'],
  targets: [64_530],
  routes: ['64530 64512'],
  activeRoutes: ['64530 64512'],
  asInfo: [],
  relations: [],
  order: [],
  nodes: [],
  edges: [],
  left_out: [],
};
const call = { data: answer, error: undefined, isLoading: false, retry: () => undefined };
const failure = (status: number) => new ApiFailure('Some sentence', { code: 'E_OTHER', status });

describe('the answer that is shown', () => {
  it.each([
    ['its own prefix', call, 64_512, '10.0.0.0/16', true],
    [
      'the same prefix, written otherwise',
      { ...call, data: { ...answer, prefixes: ['fd00::/32'] } },
      64_512,
      'FD00:0::/32',
      true,
    ],
    ['another prefix, while its answer is on its way', { ...call, isLoading: true }, 64_512, '10.1.0.0/16', true],
    ['another prefix, which failed', call, 64_512, '10.1.0.0/16', false],
    ['another network', { ...call, isLoading: true }, 64_513, '10.0.0.0/16', false],
    ['no answer', { ...call, data: undefined }, 64_512, '10.0.0.0/16', false],
  ])('%s', (_case, given, asn, prefix, isShown) => {
    expect(shownGraph(given, asn, prefix)).toBe(isShown ? given.data : undefined);
  });
});

describe('a failed call', () => {
  it('is none where it did not fail', () => {
    expect(failedFace(64_512, call)).toBeNull();
  });
  it('says that there are no data where the prefix is not announced', () => {
    expect(failedFace(64_512, { ...call, error: failure(404) })).toMatchObject({
      graph: { status: 'ready', data: { root: 64_512, nodes: [] } },
      emptyReason: 'no-data',
    });
  });
  it('tells any other failure, with a way to try again', () => {
    expect(failedFace(64_512, { ...call, error: failure(500) })).toEqual({
      graph: { status: 'error', message: 'Some sentence.', onRetry: call.retry },
    });
  });
});

describe('historyOfNothing', () => {
  it('waits while prefix and targets may still come, and then has nothing to play', () => {
    expect(historyOfNothing({ graph: { status: 'loading' } }, 1, 2)).toEqual({ status: 'loading' });
    const nothing = { status: 'ready', data: { start: 1, end: 2, events: [] } };
    expect(historyOfNothing(emptyFace(64_512, 'no-prefixes'), 1, 2)).toEqual(nothing);
    expect(historyOfNothing({ graph: { status: 'error', message: 'No answer.' } }, 1, 2)).toEqual(nothing);
  });
});
