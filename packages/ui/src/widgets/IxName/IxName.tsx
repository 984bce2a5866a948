import { Link } from '../../primitives/Link/Link.tsx';
import { websiteOf } from '../../facts/website.ts';

export interface IxNameProps {
  readonly name: string;
  /** As its operator registered it; anything but http(s) is not followed. */
  readonly website: string | null;
}

/** An Internet exchange by its name, leading to its website where it has one. */
export function IxName({ name, website }: IxNameProps) {
  const site = websiteOf(website);
  if (!site) return <bdi>{name}</bdi>;
  return (
    <Link href={site.href} target="_blank">
      <bdi>{name}</bdi>
    </Link>
  );
}
