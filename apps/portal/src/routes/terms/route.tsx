import { legalArticles, termsPage } from '@routeglass/api-client/page/public';
import { LegalText } from '../../presenting/LegalText.tsx';
import { metaOf } from '../../wire/metaOf.ts';

export const meta = metaOf(termsPage);

/** The terms of service. */
export default function Terms() {
  return <LegalText id={legalArticles.terms} name={termsPage.label} pdf="/docs/ROUTEGLASS_TERMS_OF_SERVICE.pdf" />;
}
