import { tabular } from '../../css/text.css.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { abbreviate, exactNumber } from '../../facts/abbreviate.ts';

export interface AbbreviatedNumberProps {
  readonly value: number;
}

/**
 * A count in at most five characters; its exact value is the tooltip and what assistive technology reads.
 *
 * The tooltip is the browser's own: a table holds hundreds of numbers, and none of them should be a stop of the Tab key.
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
