import { LogoMarquee } from '@routeglass/ui/LogoMarquee';
import { PageBand } from '@routeglass/ui/PageBand';
import { PageContent } from '@routeglass/ui/Page';
import { ProductTabs, productIcon } from '@routeglass/ui/ProductTabs';
import type { Placed } from '../../firstLoad/later.tsx';
import { OnceSaid } from '../../presenting/OnceSaid.tsx';
import { companyOf } from '../../presenting/logos.ts';
import { useBasis, useSiteContent } from '../../presenting/useSite.ts';
import { DataProvider } from '../../shell/DataProvider.tsx';

/** Number of products on tabs: the first ones of the list. */
const ON_TABS = 4;

/** A band of moving communities, and the products. */
export function ProductsBand({ room }: Placed) {
  return (
    <DataProvider>
      <OnceSaid room={room}>
        <Bands />
      </OnceSaid>
    </DataProvider>
  );
}

function Bands() {
  const { logos, landing, products } = useSiteContent();
  const basis = useBasis();
  const communities = logos?.communities ?? [];
  return (
    <>
      {communities.length > 0 && (
        <PageContent flush>
          <LogoMarquee label={landing?.communities ?? 'Communities'} companies={communities.map(companyOf)} />
        </PageContent>
      )}
      {products && products.length > 0 && (
        <PageBand id="products" title="Products" lead={basis}>
          <ProductTabs
            products={products.slice(0, ON_TABS).map(({ id, label, description, path, isNew }) => ({
              label,
              description,
              path,
              isNew,
              icon: productIcon(id),
            }))}
          />
        </PageBand>
      )}
    </>
  );
}
