import { allIncidents } from '@routeglass/api-client/endpoint/incidents';
import type { AnswerOf } from '@routeglass/api-client/contract';
import type { sources } from '@routeglass/api-client/endpoint/sources';
import { type MockAnswers, MockFailure, mockFetch, sampleOf } from '@routeglass/api-client/mocks';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { IncidentListElement } from '../incident-list/IncidentListElement.ts';
import { PrefixCardElement } from '../prefix-card/PrefixCardElement.ts';

customElements.define('test-incident-list', IncidentListElement);
customElements.define('test-prefix-card', PrefixCardElement);

type Source = AnswerOf<typeof sources>[number];
const source = (kind: Source['kind'], sample = false): Source => {
  return { kind, sample, name: kind, as_of: null, loaded_at: '2026-06-01T00:00:00.000Z', records: 1 };
};

const page = sampleOf(allIncidents.answer) as AnswerOf<typeof allIncidents>;
const incidents = {
  ...page,
  record_count: 1,
  data: page.data.map((row) => ({ ...row, conflicts: [], roa: 'unknown' as const, route_object: 'unknown' as const })),
};
const announced = {
  prefix: '192.0.2.0/24',
  origin: { asn: 64_512, as_name: 'ALDER-NET', country_code: null, country_name: null },
  roa: 'unknown',
  route_object: 'unknown',
  propagation: 1,
  relative_propagation: 50,
  known_by: 'routes',
  registered: null,
  special_purpose: null,
} as const;

let shown = 0;
/** The verdicts that an element shows, in order; on a phone, where a list shows all of them. */
async function verdictsOf(name: string, attributes: Readonly<Record<string, string>>, answers: MockAnswers) {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(mockFetch(answers));
  const element = document.createElement(name);
  // Elements with the same base URL share answers.
  shown += 1;
  element.setAttribute('api', `http://routeglass-${shown}.invalid`);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  const phone = document.createElement('div');
  phone.style.width = '360px';
  phone.append(element);
  document.body.append(phone);
  onTestFinished(() => phone.remove());
  const read = () => element.shadowRoot?.textContent.match(/Unknown|Not loaded/g) ?? [];
  await expect.poll(() => read().length).toBe(2);
  return { verdicts: read(), asked: fetched.mock.calls.map(([target]) => (typeof target === 'string' ? target : '')) };
}

describe('verdicts of elements', () => {
  it('of all networks rest on the sources of the world that is listed', async () => {
    const { verdicts } = await verdictsOf(
      'test-incident-list',
      {},
      { allIncidents: { ...incidents, sample: false }, sources: [source('vrps', true), source('irr')] },
    );
    expect(verdicts).toEqual(['Not loaded', 'Unknown']);
  });

  it('of a network rest on the sources that tell of it', async () => {
    const { verdicts, asked } = await verdictsOf(
      'test-incident-list',
      { asn: 'AS64512' },
      { networkIncidents: incidents, sources: [source('vrps', true)] },
    );
    expect(verdicts).toEqual(['Unknown', 'Not loaded']);
    expect(asked.some((url) => url.endsWith('/v2/web/sources?asn=64512'))).toBe(true);
  });

  it('of a prefix rest on the sources that tell of it', async () => {
    const { verdicts, asked } = await verdictsOf(
      'test-prefix-card',
      { prefix: announced.prefix },
      { search: [{ type: 'prefix', data: announced }], sources: [source('irr')] },
    );
    expect(verdicts).toEqual(['Not loaded', 'Unknown']);
    expect(asked.some((url) => url.includes('/v2/web/sources?prefix=192.0.2.0'))).toBe(true);
  });

  it('are shown as they came where the sources cannot be read', async () => {
    const refused = new MockFailure({ code: 'E_INTERNAL', message: 'Internal server error' });
    const { verdicts } = await verdictsOf('test-incident-list', {}, { allIncidents: incidents, sources: refused });
    expect(verdicts).toEqual(['Unknown', 'Unknown']);
  });
});
