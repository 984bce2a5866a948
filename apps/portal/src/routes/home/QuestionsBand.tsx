import { Faq } from '@routeglass/ui/Faq';
import { PageBand } from '@routeglass/ui/PageBand';
import type { Placed } from '../../firstLoad/later.tsx';
import { OnceSaid } from '../../presenting/OnceSaid.tsx';
import { JsonLd } from '../../presenting/JsonLd.tsx';
import { useSiteContent } from '../../presenting/useSite.ts';
import { DataProvider } from '../../shell/DataProvider.tsx';
import { faqData } from './faqData.ts';

/** Frequent questions, for visitors and search engines. */
export function QuestionsBand({ room }: Placed) {
  return (
    <DataProvider>
      <OnceSaid room={room}>
        <Questions />
      </OnceSaid>
    </DataProvider>
  );
}

function Questions() {
  const { faq } = useSiteContent();
  if (!faq || faq.length === 0) return null;
  return (
    <PageBand id="faq" title="Frequently asked questions">
      <Faq
        entries={faq.map(({ id, question, answer, link, isExpanded }) => ({
          id,
          question,
          answer,
          ...(link && { link }),
          ...(isExpanded !== undefined && { isExpanded }),
        }))}
      />
      <JsonLd data={faqData(faq)} />
    </PageBand>
  );
}
