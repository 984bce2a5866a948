export { LearnTree, type LearnTreeProps } from '../src/widgets/LearnTree/LearnTree.tsx';
export {
  learnPage,
  type LearnArticle,
  type LearnCategory,
  type LoadedArticles,
} from '../src/widgets/LearnTree/learnTree.ts';
