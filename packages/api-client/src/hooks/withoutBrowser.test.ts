import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { oneOrigin } from '../client/address.ts';
import { createClient } from '../client/client.ts';
import { type GivenAnswers, readGiven } from '../client/givenAnswers.ts';
import { endpoints } from '../contract/table.ts';
import { ApiProvider } from './ApiProvider.tsx';
import { useCall } from './useCall.ts';

const client = createClient({ bases: oneOrigin(), fetch: () => Promise.reject(new Error('Nothing is asked')) });

function Count() {
  const { data, isLoading } = useCall(endpoints.ixCount, { params: { asn: 64_512 } });
  return createElement('p', null, data?.count ?? (isLoading ? 'on its way' : 'none'));
}

function draw(answers: GivenAnswers): string {
  const props = { client, given: readGiven(answers), children: createElement(Count) };
  return renderToString(createElement(ApiProvider, props));
}

describe('the hooks where there is no browser', () => {
  it('give the answers that came, and remember none of them for the next reader', () => {
    expect(draw({})).toBe('<p>on its way</p>');
    expect(draw({ '/v2/peeringdb/asn/64512/ix-count': { status: 200, body: { count: 3 } } })).toBe('<p>3</p>');
    expect(draw({})).toBe('<p>on its way</p>');
  });
});
