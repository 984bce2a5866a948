export { ArticleBody, type Article, type ArticleBodyProps } from '../src/widgets/ArticleBody/ArticleBody.tsx';
