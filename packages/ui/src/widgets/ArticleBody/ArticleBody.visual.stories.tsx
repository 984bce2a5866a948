import type { Meta, StoryObj } from '@storybook/react-vite';
// Imported before the picture, so that the article is sanitized before the first frame.
import 'dompurify';
import './safeArticle.ts';
import { fullArticle } from './ArticleBody.fixtures.ts';
import { ArticleBody } from './ArticleBody.tsx';

export default { component: ArticleBody, tags: ['visual'] } satisfies Meta;

export const Text: StoryObj = {
  parameters: { picture: { width: 720 } },
  render: () => <ArticleBody article={{ status: 'ready', data: fullArticle }} />,
};
