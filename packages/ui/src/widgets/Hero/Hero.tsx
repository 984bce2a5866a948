import type { ReactNode } from 'react';
import { AsLink } from '../AsLink/AsLink.tsx';
import { PrefixLink } from '../PrefixLink/PrefixLink.tsx';
import { HeroRoutes } from './HeroRoutes.tsx';
import * as styles from './Hero.css.ts';

/** The network that a visitor's address is in. */
export interface Visitor {
  readonly asn: number;
  readonly asName: string | null;
  readonly ip: string;
  readonly prefix: string;
  readonly city?: string;
  /** The holder of the address by the registries, where it is another network. */
  readonly registeredTo?: { readonly asn: number; readonly asName: string | null };
}

export interface HeroProps {
  readonly label?: string;
  readonly title?: string;
  readonly search: ReactNode;
  /** Unknown or still unknown: the line keeps its place and stays empty. */
  readonly visitor?: Visitor;
}

/** The first thing seen: what this is, and the box that leads into it. */
export function Hero({ label = "Get Started. It's free", title = 'Explore the network', search, visitor }: HeroProps) {
  return (
    <section className={styles.root} aria-labelledby="hero-title">
      <HeroRoutes />
      <div className={styles.content}>
        <p className={styles.label}>{label}</p>
        <h1 id="hero-title" className={styles.title}>
          {title}
        </h1>
        <div className={styles.search}>{search}</div>
        <p className={styles.visitor}>
          {visitor && (
            <>
              Your ISP is {visitor.asName && <bdi className={styles.fact}>{visitor.asName} </bdi>}
              <AsLink asn={visitor.asn} />, your IP is <span className={styles.address}>{visitor.ip}</span> in{' '}
              <PrefixLink prefix={visitor.prefix} origin={visitor.asn} />
              {visitor.city && `, ${visitor.city}`}
              {visitor.registeredTo && (
                <>
                  , registered to {visitor.registeredTo.asName && <bdi>{visitor.registeredTo.asName} </bdi>}
                  <AsLink asn={visitor.registeredTo.asn} />
                </>
              )}
            </>
          )}
        </p>
      </div>
    </section>
  );
}
