import { legalArticles, privacyPage } from '@routeglass/api-client/page/public';
import { LegalText } from '../../presenting/LegalText.tsx';
import { metaOf } from '../../wire/metaOf.ts';

export const meta = metaOf(privacyPage);

/** The privacy policy. */
export default function Privacy() {
  return <LegalText id={legalArticles.privacy} name={privacyPage.label} pdf="/docs/ROUTEGLASS_PRIVACY_POLICY.pdf" />;
}
