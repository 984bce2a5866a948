import { tabular } from '../../css/text.css.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { abbreviate, exactNumber } from '../../facts/abbreviate.ts';

export interface AbbreviatedNumberProps {
  readonly value: number;
}

/**
 * A count in at most five characters; the exact value is in the tooltip and read by assistive technology.
 *
 * The tooltip is the native one: a table has hundreds of numbers, and none of them should be a tab stop.
 */
export function AbbreviatedNumber({ value }: AbbreviatedNumberProps) {
  const short = abbreviate(value);
  const exact = exactNumber(value);
  if (short === exact)
    return (
      <data value={value} className={tabular}>
        {short}
      </data>
    );
  return (
    <data value={value} title={exact} className={tabular}>
      <span aria-hidden>{short}</span>
      <VisuallyHidden>{exact}</VisuallyHidden>
    </data>
  );
}
