import { pricingPage, productPages } from '@routeglass/api-client/page/public';
import { hrefOf } from '@routeglass/api-client/pages';
import { Breadcrumbs } from '@routeglass/ui/Breadcrumbs';
import { ButtonLink } from '@routeglass/ui/ButtonLink';
import { FactCards } from '@routeglass/ui/FactCards';
import { LinkCards } from '@routeglass/ui/LinkCards';
import { NotFound } from '@routeglass/ui/NotFound';
import { PageBand } from '@routeglass/ui/PageBand';
import { PageContent } from '@routeglass/ui/Page';
import { ProductHero } from '@routeglass/ui/ProductHero';
import { productIcon } from '@routeglass/ui/ProductTabs';
import { Skeleton } from '@routeglass/ui/Skeleton';
import { useParams } from 'react-router';
import { NoContentYet } from '../../presenting/NoContentYet.tsx';
import { TRIAL } from '../../presenting/TrialOffer.tsx';
import { useBasis, useIsBasisPending, useSite } from '../../presenting/useSite.ts';
import { SiteSearch } from '../../shell/SiteSearch.tsx';
import { metaOf } from '../../wire/metaOf.ts';

export const meta = metaOf(...productPages);

/** One product: its description and features, and the other products. */
export default function Product() {
  const { section = '' } = useParams();
  const site = useSite();
  const basis = useBasis();
  const isBasisPending = useIsBasisPending();
  const products = site.data?.products;
  const page = productPages.find(({ id }) => id === section);
  if (!page) return <NotFound search={<SiteSearch />} />;
  const product = products?.find(({ id }) => id === section);
  const summary = product?.description ?? (typeof page.description === 'string' ? page.description : undefined);
  const others = products?.filter(({ id }) => id !== section) ?? [];
  return (
    <>
      <PageContent>
        <Breadcrumbs items={[{ name: 'Home', href: '/' }, { name: product?.label ?? page.label }]} />
        <ProductHero
          title={product?.label ?? page.label}
          description={summary}
          basis={basis ?? (isBasisPending ? null : undefined)}
          about={site.data || site.error ? (product?.about ?? []) : undefined}
          icon={productIcon(section)}
          isNew={product?.isNew ?? false}
          actions={
            <>
              <ButtonLink href={TRIAL} target="_blank" kind="primary" size="large">
                Try for Free
              </ButtonLink>
              <ButtonLink href={hrefOf(pricingPage)} size="large">
                See the plans
              </ButtonLink>
            </>
          }
        />
      </PageContent>
      {!site.data && (
        <PageContent>
          <NoContentYet site={site} of="details of the product" loading={<Skeleton shape="block" height="30rem" />} />
        </PageContent>
      )}
      {product?.sections.map(({ title, items }, index) => (
        <PageBand key={title} title={title} ground={index % 2 === 0 ? 'card' : 'page'}>
          <FactCards label={title} facts={items} />
        </PageBand>
      ))}
      {others.length > 0 && (
        <PageBand title="Other products">
          <LinkCards
            label="Other products"
            links={others.map(({ id, label, description, path, isNew }) => ({
              label,
              description,
              href: path,
              isNew,
              icon: productIcon(id),
            }))}
          />
        </PageBand>
      )}
    </>
  );
}
