import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { ArticleBody } from '@routeglass/ui/ArticleBody';
import { Breadcrumbs } from '@routeglass/ui/Breadcrumbs';
import { Link } from '@routeglass/ui/Link';
import { PageContent } from '@routeglass/ui/Page';
import { Stack } from '@routeglass/ui/Stack';
import { useLocation } from 'react-router';
import { anchorOf, readArticle } from '../reading/article.ts';
import { faceOf } from '../wire/face.ts';

interface LegalTextProps {
  /** The article of the operator's content. */
  readonly id: number;
  readonly name: string;
  /** Address of the same text as a PDF. */
  readonly pdf: string;
}

/** A legal text of the site, edited by the operator. */
export function LegalText({ id, name, pdf }: LegalTextProps) {
  const { hash } = useLocation();
  const article = useCall(calls.article, { params: { id } });
  return (
    <PageContent>
      <Stack gap={16} align="start">
        <Breadcrumbs items={[{ name: 'Home', href: '/' }, { name }]} />
        <ArticleBody level={1} article={faceOf(article, readArticle)} anchor={anchorOf(hash)} />
        <Link href={pdf} target="_blank">
          {name} as PDF
        </Link>
      </Stack>
    </PageContent>
  );
}
