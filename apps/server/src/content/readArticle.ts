import { articleKinds } from '@routeglass/api-client/accounts';
import * as v from 'valibot';
import { articleHtml } from './articleHtml.ts';
import { BrokenFile } from './brokenFile.ts';
import { readYaml } from './readYaml.ts';

const number = v.pipe(v.number(), v.integer(), v.minValue(1));
const head = v.object({
  kind: v.picklist(articleKinds, `must be one of ${articleKinds.join(', ')}`),
  id: number,
  title: v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty')),
  category: number,
  order: v.optional(v.pipe(v.number(), v.integer()), 0),
  published: v.pipe(v.string(), v.isoDate('must be a day such as 2026-01-31')),
  description: v.optional(v.string(), ''),
  picture: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]+$/, 'must be the name of a file in pictures'))),
});

/** An article as its file has it, made safe. */
export interface ContentArticle extends v.InferOutput<typeof head> {
  readonly html: string;
}

/**
 * Reads an article: front matter in YAML between two lines of `---`, then Markdown.
 *
 * @throws BrokenFile with the line of what is wrong.
 */
export function readArticle(file: string, text: string): ContentArticle {
  const [, front, body] = /^---\r?\n([\s\S]*?\n)---[ \t]*(?:\r?\n|$)([\s\S]*)$/.exec(text) ?? [];
  if (front === undefined) throw new BrokenFile(file, 1, 'the front matter between two lines of --- is missing');
  return { ...readYaml(file, front, head, 1), html: articleHtml(body ?? '') };
}
