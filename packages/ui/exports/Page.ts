export { Page, type PageProps } from '../src/primitives/Page/Page.tsx';
export { PageContent, type PageContentProps } from '../src/primitives/Page/PageContent.tsx';
