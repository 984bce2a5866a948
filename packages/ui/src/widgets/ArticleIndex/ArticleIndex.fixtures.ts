import type { ArticleIndexData } from './ArticleIndex.tsx';

export const fullIndex: ArticleIndexData = {
  categories: [
    { id: 1, title: 'Routing basics', order: 1 },
    { id: 2, title: 'أمن التوجيه', order: 2 },
  ],
  articles: [
    { id: 11, title: 'AS paths and relations', description: 'How to read a path, and who pays whom.', category: 1 },
    { id: 12, title: 'BGP communities', description: '', category: 1 },
    { id: 21, title: 'تسرب المسارات', description: 'ما هو التسرب وكيف تمنعه.', category: 2 },
  ],
};
