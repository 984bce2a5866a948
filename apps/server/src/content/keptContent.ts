import type { contentParts } from '@routeglass/api-client/contract';
import type { InferOutput } from 'valibot';
import { BrokenFile } from './brokenFile.ts';
import type { ContentArticle } from './readArticle.ts';
import { type Category, type KnownFiles, readContent } from './readContent.ts';

type Parts = { readonly [Name in keyof typeof contentParts]: InferOutput<(typeof contentParts)[Name]> | null };

/** What an operator says on the site. */
export interface Content {
  readonly parts: Parts;
  readonly articles: readonly ContentArticle[];
  readonly categories: readonly Category[];
  /** Files that cannot be used; what they held before stays. */
  readonly problems: readonly BrokenFile[];
}

/** How long, ms, a folder is not looked at again. */
const LOOK_AGAIN = 2_000;

const nothing: Parts = {
  plans: null,
  comparison: null,
  products: null,
  faq: null,
  cases: null,
  logos: null,
  sisters: null,
  contacts: null,
  figures: null,
  landing: null,
};

interface ContentSettings {
  readonly folder: string | undefined;
  readonly clock: () => number;
  readonly log: (line: string) => void;
}

/** The content of a folder, which may be edited while the server runs: an edit shows within seconds. */
export function keptContent({ folder, clock, log }: ContentSettings): () => Promise<Content> {
  let files: KnownFiles = new Map();
  let content: Promise<Content> = Promise.resolve({ parts: nothing, articles: [], categories: [], problems: [] });
  let looked = -Infinity;

  const look = async (at: string, before: Promise<Content>): Promise<Content> => {
    try {
      const found = await readContent(at, files, ({ message }) => log(`Content not used: ${message}`));
      if (found === files) return await before;
      files = found;
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      log(`The content folder ${at} cannot be read: ${why}`);
      const content = contentOf(files, log);
      return {
        ...content,
        problems: [new BrokenFile('', 1, `The folder ${at} cannot be read: ${why}`), ...content.problems],
      };
    }
    return contentOf(files, log);
  };

  return () => {
    if (folder !== undefined && clock() - looked >= LOOK_AGAIN) {
      looked = clock();
      content = look(folder, content);
    }
    return content;
  };
}

function contentOf(files: KnownFiles, log: (line: string) => void): Content {
  const parts: Record<string, unknown> = { ...nothing };
  const articles = new Map<number, ContentArticle>();
  let categories: readonly Category[] = [];
  const problems: BrokenFile[] = [];
  for (const [file, { read, problem }] of files) {
    if (problem !== null) problems.push(problem);
    if (read === null) continue;
    if ('part' in read) parts[read.part] = read.value;
    else if ('categories' in read) categories = read.categories;
    else if (articles.has(read.article.id)) {
      const taken = new BrokenFile(file, 1, `the id ${read.article.id} is taken`);
      log(`Content not used: ${taken.message}`);
      problems.push(taken);
    } else articles.set(read.article.id, read.article);
  }
  return { parts: parts as unknown as Parts, articles: [...articles.values()], categories, problems };
}
