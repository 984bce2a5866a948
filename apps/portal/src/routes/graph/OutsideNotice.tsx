import { Banner } from '@routeglass/ui/Banner';
import { Button } from '@routeglass/ui/Button';
import { outsideText } from './outsideChanges.ts';
import { useOutsideChanges, type OutsideQuestion } from './useOutsideChanges.ts';

interface OutsideNoticeProps extends OutsideQuestion {
  readonly onAdd: (targets: readonly number[]) => void;
}

/** Shown if nothing changed for the targets: the number of other networks with changes, and a button to add them. */
export function OutsideNotice({ onAdd, ...question }: OutsideNoticeProps) {
  const outside = useOutsideChanges(question);
  if (outside.length === 0) return null;
  return (
    <Banner
      live
      actions={
        <Button size="small" onPress={() => onAdd(outside)}>
          {outside.length === 1 ? 'Add it' : 'Add them'}
        </Button>
      }
    >
      {outsideText(outside.length)}
    </Banner>
  );
}
