import type { HeadTag } from '@routeglass/api-client/pages';
import { createElement } from 'react';

/** Tags of a document's head. The browser's code draws none of them: what is no link, title or meta stands behind all that it does. */
export function HeadTags({ tags }: { readonly tags: readonly HeadTag[] }) {
  return tags.map(({ element, attributes, text }, key) => createElement(element, { key, ...attributes }, text));
}
