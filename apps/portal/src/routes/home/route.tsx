import { homePage } from '@routeglass/api-client/page/home';
import { Hero, type Visitor } from '@routeglass/ui/Hero';
import { Suspense, useCallback, useState } from 'react';
import { BelowFirstScreen } from './BelowFirstScreen.tsx';
import { documents, examples, laboratoryExamples, statement } from '../../shell/content.ts';
import { lazyExtra } from '../../shell/lazyExtra.ts';
import { SiteSearch } from '../../shell/SiteSearch.tsx';
import { withNews } from '../../shell/news.ts';
import { metaOf } from '../../wire/metaOf.ts';

const VisitorNetwork = lazyExtra(async () => (await import('./VisitorNetwork.tsx')).VisitorNetwork);

export const meta = metaOf(homePage);
export const handle = withNews;

export default function Home() {
  const [visitor, setVisitor] = useState<Visitor>();
  const [isLaboratory, setLaboratory] = useState(false);
  const onLaboratoryAlone = useCallback(() => setLaboratory(true), []);
  return (
    <>
      <Hero
        {...{ statement, documents }}
        examples={isLaboratory ? laboratoryExamples : examples}
        roomFor={isLaboratory ? examples : laboratoryExamples}
        search={<SiteSearch size="hero" hasAutoFocus hasSlashKey />}
        visitor={visitor}
      />
      <Suspense>
        <VisitorNetwork onFound={setVisitor} onLaboratoryAlone={onLaboratoryAlone} />
      </Suspense>
      <BelowFirstScreen />
    </>
  );
}
