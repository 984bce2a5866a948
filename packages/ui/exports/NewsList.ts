export { NewsList, type NewsListProps } from '../src/widgets/NewsList/NewsList.tsx';
export { newsPage, type NewsItem } from '../src/widgets/NewsList/newsItem.ts';
