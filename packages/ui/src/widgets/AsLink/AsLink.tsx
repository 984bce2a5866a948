import { Link } from '../../primitives/Link/Link.tsx';
import { Mono } from '../../primitives/Mono/Mono.tsx';

export interface AsLinkProps {
  readonly asn: number;
  /** Said after the number, in the direction of its own script. */
  readonly name?: string | null;
}

/** A network by its number, leading to its page. */
export function AsLink({ asn, name }: AsLinkProps) {
  return (
    <Link href={`/as/${asn}`} kind="quiet">
      <Mono>AS{asn}</Mono>
      {name && (
        <>
          {' '}
          <bdi>{name}</bdi>
        </>
      )}
    </Link>
  );
}
