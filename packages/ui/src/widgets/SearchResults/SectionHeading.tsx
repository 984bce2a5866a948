import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';

interface SectionHeadingProps {
  readonly title: string;
  readonly count: number;
  /** Whether there are more than that. Default false. */
  readonly isCut?: boolean;
}

/** Title of a section with its number of results. */
export function SectionHeading({ title, count, isCut = false }: SectionHeadingProps) {
  return (
    <Inline>
      <Heading level={2} size={16}>
        {title}
      </Heading>
      <Badge>{isCut ? `first ${count}` : count}</Badge>
    </Inline>
  );
}
