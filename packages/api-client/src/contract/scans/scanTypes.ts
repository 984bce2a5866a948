import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { nothing } from '../wire.ts';
import { scanType } from './scanRow.ts';

/** All types of scan, by group and id. */
export const scanTypes = defineEndpoint({
  name: 'scanTypes',
  summary: 'Types of scan',
  topic: 'scans',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v1/scan/types',
  params: nothing,
  query: nothing,
  body: nothing,
  answer: v.array(scanType),
});
