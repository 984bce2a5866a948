import { Link } from '../../primitives/Link/Link.tsx';
import { Mono } from '../../primitives/Mono/Mono.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { originSetText } from '../../facts/originText.ts';
import { ownName } from '../../facts/ownName.ts';

export interface AsLinkProps {
  readonly asn: number;
  /** Shown after the number, in the direction of its own script. */
  readonly name?: string | null | undefined;
  /** Members of the AS_SET that the network put in place of an origin. */
  readonly originSet?: readonly number[] | undefined;
}

/** A network's number as a link to its page. */
export function AsLink({ asn, name, originSet }: AsLinkProps) {
  const own = ownName(asn, name);
  return (
    <>
      <Link href={`/as/${asn}`} kind="quiet">
        <Mono>AS{asn}</Mono>
        {own !== null && (
          <>
            {' '}
            <bdi>{own}</bdi>
          </>
        )}
      </Link>
      {originSet && (
        <>
          {' '}
          <Text tone="muted" size={12}>
            AS_SET <Mono wrap>{originSetText(originSet)}</Mono>
          </Text>
        </>
      )}
    </>
  );
}
