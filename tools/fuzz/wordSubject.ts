import { archiveFileOf, checksumsIn, namesInFolder } from '@routeglass/domain/archive';
import { parseAsPath, pathKey } from '@routeglass/domain/as-path';
import { parseAsn } from '@routeglass/domain/asn';
import { parseCommunityPattern } from '@routeglass/domain/community';
import { parsePrefix } from '@routeglass/domain/prefix';
import { classifyQuery } from '@routeglass/domain/query';
import { readArchiveRequest } from '../../apps/server/src/ingest/archive/archiveRequest.ts';
import type { Subject } from './subject.ts';

const encoder = new TextEncoder();
const md5 = 'd41d8cd98f00b204e9800998ecf8427e';

/** Texts from users and from archives. */
export const wordSubject: Subject = {
  name: 'words',
  seeds: [
    'AS3356',
    '3356',
    '192.0.2.0/24',
    '192.0.2.1',
    '2001:db8::1',
    'AS-FOO',
    'RIPE::AS-FOO',
    'www.example.com',
    'level 3',
    '1 2 2 {3,4} (5 6) [7,8]',
    '64500:100',
    '64500:1:2',
    '64500:1nn',
    'rt 64500:1',
    '2026-01-31T08:00Z',
    '<a href="rib.20260101.0000.bz2">x</a><A HREF=updates.20260101.0005.gz>',
    'bview.20260101.0800.gz',
    `${md5}  rib.bz2\nMD5 (x) = ${md5}`,
  ].map((text) => encoder.encode(text)),
  read(bytes) {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString();
    classifyQuery(text);
    parsePrefix(text);
    parseAsn(text);
    parseAsPath(text);
    pathKey(text);
    parseCommunityPattern(text);
    archiveFileOf(text);
    namesInFolder(text);
    checksumsIn(text);
    readArchiveRequest([text], { from: text, until: text, only: text });
    readArchiveRequest(['https://x.example/'], { from: text, 'max-size': text });
  },
};
