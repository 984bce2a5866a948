import { Link } from '../../primitives/Link/Link.tsx';
import * as css from './GraphTable.css.ts';
import type { PathHop } from './pathRows.ts';
import { relationLook } from './relationLook.ts';

/** One network of a path and its relation to the next. */
export function GraphHop({ hop, href }: { readonly hop: PathHop; readonly href: string }) {
  const look = hop.relation && relationLook(hop.relation);
  return (
    <span className={css.hop}>
      <Link href={href}>{hop.asn}</Link>
      {hop.count > 1 && <span>×{hop.count}</span>}
      {look && (
        <svg className={css.step} data-type={look.type} width="18" height="12" viewBox="-9 -6 18 12" role="img">
          <title>{look.label}</title>
          <path d="M-9 0H9" stroke="currentColor" strokeWidth="1.5" />
          <path
            d={look.mark}
            className={look.hollow ? css.hollow : undefined}
            fill="currentColor"
            stroke="currentColor"
            strokeWidth="1.5"
          />
        </svg>
      )}
    </span>
  );
}
