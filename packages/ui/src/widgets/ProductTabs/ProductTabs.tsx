import { ArrowRight } from 'lucide-react';
import { ringed } from '../../css/rings.css.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon, type IconDrawing } from '../../primitives/Icon/Icon.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ProductTabs.css.ts';

/** One product as shown on its card. */
export interface Product {
  readonly label: string;
  readonly description: string;
  /** Path of its page. */
  readonly path: string;
  readonly isNew: boolean;
  readonly icon: IconDrawing;
}

export interface ProductTabsProps {
  /** Four of them; the first one is shown initially. */
  readonly products: readonly Product[];
  /** Name of the tabs, for assistive technology. Default `Products`. */
  readonly label?: string;
}

/** The products, one card at a time. */
export function ProductTabs({ products, label = 'Products' }: ProductTabsProps) {
  return (
    <Tabs
      label={label}
      items={products.map((product) => ({
        id: product.path,
        name: (
          <>
            {product.label}
            {product.isNew && <Badge tone="info">New</Badge>}
          </>
        ),
        content: <ProductCard product={product} />,
      }))}
    />
  );
}

function ProductCard({ product: { label, description, path, isNew, icon } }: { readonly product: Product }) {
  return (
    <article className={styles.card}>
      <div className={styles.words}>
        <Heading level={3}>
          {label} {isNew && <Badge tone="info">New</Badge>}
        </Heading>
        <p className={styles.description}>{description}</p>
        <div className={styles.more}>
          <ButtonLink href={path} iconAfter={ArrowRight}>
            Learn more
            <VisuallyHidden> about {label}</VisuallyHidden>
          </ButtonLink>
        </div>
      </div>
      <div className={styles.picture}>
        <span className={ringed}>
          <Icon of={icon} size={32} />
        </span>
      </div>
    </article>
  );
}
