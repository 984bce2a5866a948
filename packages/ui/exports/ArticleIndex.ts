export {
  ArticleIndex,
  type ArticleIndexData,
  type ArticleIndexProps,
} from '../src/widgets/ArticleIndex/ArticleIndex.tsx';
export type { IndexedArticle, IndexedCategory } from '../src/widgets/ArticleIndex/articleGroups.ts';
