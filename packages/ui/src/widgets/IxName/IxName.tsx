import { Link } from '../../primitives/Link/Link.tsx';
import { websiteOf } from '../../facts/website.ts';

export interface IxNameProps {
  readonly name: string;
  /** As its operator registered it; only http(s) becomes a link. */
  readonly website: string | null;
}

/** An Internet exchange's name, as a link to its website if it has one. */
export function IxName({ name, website }: IxNameProps) {
  const site = websiteOf(website);
  if (!site) return <bdi>{name}</bdi>;
  return (
    <Link href={site.href} target="_blank">
      <bdi>{name}</bdi>
    </Link>
  );
}
