import type { ReactNode } from 'react';
import { Link } from '../../primitives/Link/Link.tsx';
import { AsLink } from '../AsLink/AsLink.tsx';
import { PrefixLink } from '../PrefixLink/PrefixLink.tsx';
import { SearchExamples, type SearchExample } from '../SearchExamples/SearchExamples.tsx';
import { HeroRoutes } from './HeroRoutes.tsx';
import * as styles from './Hero.css.ts';

/** The network of a visitor's address. */
export interface Visitor {
  readonly asn: number;
  readonly asName: string | null;
  readonly ip: string;
  readonly prefix: string;
  readonly city?: string | undefined;
  /** The registered holder of the address, if it is another network. */
  readonly registeredTo?: { readonly asn: number; readonly asName: string | null } | undefined;
}

export interface HeroDocument {
  readonly label: string;
  readonly href: string;
}

export interface HeroProps {
  readonly label?: string | undefined;
  readonly title?: string | undefined;
  /** What this site is, in one sentence. */
  readonly statement?: string;
  readonly search: ReactNode;
  /** Example searches. */
  readonly examples?: readonly SearchExample[];
  /** Examples that may replace them: their space is reserved, so that nothing moves. */
  readonly roomFor?: readonly SearchExample[];
  /** Documents about the site; each opens in a new window. */
  readonly documents?: readonly HeroDocument[];
  /** If unknown, or not yet known, the line stays empty but keeps its space. */
  readonly visitor?: Visitor | undefined;
}

/** The first thing visitors see: what this site is, and the search box. */
export function Hero({
  label = "Get Started. It's free",
  title = 'Explore the network',
  statement,
  search,
  examples = [],
  roomFor = [],
  documents = [],
  visitor,
}: HeroProps) {
  return (
    <section className={styles.root} aria-labelledby="hero-title">
      <HeroRoutes />
      <div className={styles.content}>
        <p className={styles.label}>{label}</p>
        <h1 id="hero-title" className={styles.title}>
          {title}
        </h1>
        {statement && <p className={styles.statement}>{statement}</p>}
        <div className={styles.search}>{search}</div>
        {examples.length > 0 && (
          <div className={styles.examples}>
            <SearchExamples examples={examples} roomFor={roomFor} />
          </div>
        )}
        <p className={styles.visitor}>
          {visitor && (
            <>
              Your ISP is {visitor.asName && <bdi className={styles.fact}>{visitor.asName} </bdi>}
              <AsLink asn={visitor.asn} />, your IP is <span className={styles.address}>{visitor.ip}</span> in{' '}
              <PrefixLink prefix={visitor.prefix} />
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
        {documents.length > 0 && (
          <ul role="list" aria-label="Documents" className={styles.documents}>
            {documents.map(({ label: name, href }) => (
              <li key={href}>
                <Link href={href} target="_blank">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
