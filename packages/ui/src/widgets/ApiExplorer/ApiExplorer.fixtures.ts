import type { ApiAnswer, ApiDocument } from './apiDocument.ts';

const asn = { type: 'integer', minimum: 0, maximum: 4_294_967_295 };

export const explorerDocument: ApiDocument = {
  title: 'Routeglass',
  tags: [
    { name: 'as-info', description: 'Who a network is.' },
    { name: 'search', description: 'Search and suggestions.' },
  ],
  operations: [
    {
      id: 'asInfo',
      tag: 'as-info',
      method: 'get',
      path: '/v2/asn/{asn}',
      summary: 'Name and country of a network',
      parameters: [{ name: 'asn', in: 'path', required: true, schema: asn, example: 3356 }],
      answers: [
        { status: '200', description: 'The answer', schema: { $ref: '#/components/schemas/Network' } },
        { status: '404', description: 'Not found' },
      ],
    },
    {
      id: 'asInfoList',
      tag: 'as-info',
      method: 'post',
      path: '/v2/asn',
      summary: 'Name and country of a list of networks',
      parameters: [],
      body: { type: 'application/json', schema: { type: 'array', items: asn } },
      answers: [{ status: '200', description: 'The answer' }],
    },
    {
      id: 'search',
      tag: 'search',
      method: 'get',
      path: '/v2/search',
      summary: 'What a text finds',
      parameters: [
        { name: 'q', in: 'query', required: true, schema: { type: 'string' } },
        {
          name: 'cc',
          in: 'query',
          required: false,
          schema: { type: 'array', items: { type: 'string' } },
          example: ['US'],
        },
      ],
      answers: [{ status: '200', description: 'The answer' }],
    },
  ],
  schemas: {
    Network: {
      type: 'object',
      required: ['asn'],
      properties: { asn, as_name: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
    },
  },
};

export const networkAnswer: ApiAnswer = {
  status: 200,
  headers: [
    ['content-type', 'application/json'],
    ['x-as-of', '2026-11-20T00:00:00.000Z'],
  ],
  text: '{"asn":3356,"as_name":"LEVEL3","country_code":"US"}',
  time: 12.4,
};
