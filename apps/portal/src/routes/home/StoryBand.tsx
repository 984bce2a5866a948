import { advantageIcons, AdvantageCards } from '@routeglass/ui/AdvantageCards';
import { HowItWorks } from '@routeglass/ui/HowItWorks';
import { PageBand } from '@routeglass/ui/PageBand';
import { ProductPicture } from '@routeglass/ui/ProductPicture';
import type { Placed } from '../../firstLoad/later.tsx';
import { OnceSaid } from '../../presenting/OnceSaid.tsx';
import { useFigures, useSiteContent } from '../../presenting/useSite.ts';
import { DataProvider } from '../../shell/DataProvider.tsx';

const PICTURE = 'product-picture';

/** How it works, its benefits, and what it looks like. */
export function StoryBand({ room }: Placed) {
  return (
    <DataProvider>
      <OnceSaid room={room}>
        <Bands />
      </OnceSaid>
    </DataProvider>
  );
}

function Bands() {
  const { landing } = useSiteContent();
  const withFigures = useFigures();
  if (!landing) return null;
  const advantages = landing.advantages.flatMap(({ title, description, icon }) => {
    const text = withFigures(description);
    return text === null ? [] : [{ title, description: text, icon: advantageIcons[icon] }];
  });
  return (
    <>
      <HowItWorks steps={landing.steps} />
      <PageBand title="Advantages">
        <AdvantageCards advantages={advantages} scrollTo={PICTURE} />
        <ProductPicture
          id={PICTURE}
          light="/views/graph-light.webp"
          dark="/views/graph-dark.webp"
          width={1280}
          height={800}
          alt="The routing graph of a network: paths from vantage points to its prefix, with the relation of each link"
        />
      </PageBand>
    </>
  );
}
