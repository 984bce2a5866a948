import type { HeadTag } from '@routeglass/api-client/pages';
import { createElement } from 'react';

/** Tags of a document's head, which the browser's code does not draw. Tags other than link, title and meta come after all that it draws. */
export function HeadTags({ tags }: { readonly tags: readonly HeadTag[] }) {
  return tags.map(({ element, attributes, text }, key) => createElement(element, { key, ...attributes }, text));
}
