import type { ApiDocument, ApiOperation, ApiTag } from './apiDocument.ts';

/** Calls of one topic. */
export interface ApiGroup {
  readonly tag: ApiTag;
  readonly operations: readonly ApiOperation[];
}

/** Calls by topic that contain every word of a text in path, summary, name or topic. */
export function matchOperations({ tags, operations }: ApiDocument, text: string): ApiGroup[] {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const fits = ({ id, path, summary, tag, method }: ApiOperation): boolean => {
    const said = `${id} ${method} ${path} ${summary} ${tag}`.toLowerCase();
    return words.every((word) => said.includes(word));
  };
  return tags
    .map((tag) => ({ tag, operations: operations.filter((each) => each.tag === tag.name && fits(each)) }))
    .filter((group) => group.operations.length > 0);
}

/** The call that a hash of the form `#/{tag}/{operationId}` names; null for any other. */
export function operationOfHash(hash: string): string | null {
  const [, id] = /^#\/[^/]+\/([\w.-]+)$/.exec(hash) ?? [];
  return id ?? null;
}

/** The hash of a call. */
export const hashOf = ({ tag, id }: Pick<ApiOperation, 'tag' | 'id'>): string => `#/${tag}/${id}`;
