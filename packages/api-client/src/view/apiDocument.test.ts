import { expect, it } from 'vitest';
import { endpoints } from '../contract/table.ts';
import { openApiDocument } from '../openapi/document.ts';
import { readApiDocument } from './apiDocument.ts';

const read = readApiDocument(
  openApiDocument(Object.values(endpoints), { title: 'Routeglass', version: '1', server: '/' }),
);

it('has every call of our own document, each under a topic, with what it takes and answers', () => {
  const names = read.operations.map(({ id }) => id);
  expect(new Set(names)).toEqual(new Set(Object.keys(endpoints)));
  const topics = new Set(read.tags.map(({ name }) => name));
  for (const { id, tag, parameters, answers } of read.operations) {
    expect([id, topics.has(tag)]).toEqual([id, true]);
    expect([id, parameters.filter(({ name }) => name === '')]).toEqual([id, []]);
    expect([id, answers.filter(({ description }) => description === '')]).toEqual([id, []]);
  }
  const asInfo = read.operations.find(({ id }) => id === 'asInfo');
  expect(asInfo?.parameters).toEqual([
    expect.objectContaining({ name: 'asn', in: 'path', required: true, example: 3356 }),
  ]);
});

it('reads nothing of nonsense', () => {
  expect(readApiDocument({ paths: 3, tags: 'x' })).toEqual({ title: '', tags: [], operations: [], schemas: {} });
});
