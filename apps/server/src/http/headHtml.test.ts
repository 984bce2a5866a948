import { dataTag } from '@routeglass/api-client/pages';
import { expect, it } from 'vitest';
import { headHtml } from './headHtml.ts';

it('writes tags one after the other', () => {
  const tags = [
    { element: 'title', attributes: { 'data-first': '' }, text: 'AS1' },
    { element: 'link', attributes: { rel: 'canonical', href: '/as/1' } },
    dataTag('answers', { a: 1 }),
  ] as const;
  expect(headHtml(tags)).toBe(
    '<title data-first="">AS1</title><link rel="canonical" href="/as/1">' +
      '<script type="application/json" id="answers">{"a":1}</script>',
  );
});

it('lets no text end its element', () => {
  const evil = '"></title></script><script>evil()</script>';
  const html = headHtml([
    { element: 'title', attributes: {}, text: evil },
    { element: 'meta', attributes: { name: 'description', content: evil } },
    dataTag('answers', { evil }),
  ]);
  expect(html.match(/<\/?script/g)).toEqual(['<script', '</script']);
  expect(html.match(/<\/?title/g)).toEqual(['<title', '</title']);
  expect(html).toContain('content="&quot;&gt;&lt;/title&gt;');
});
