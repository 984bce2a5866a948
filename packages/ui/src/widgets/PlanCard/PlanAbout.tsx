import { useState } from 'react';
import { Button } from 'react-aria-components';
import { classes } from '../../css/classes.ts';
import { focusRing } from '../../css/focus.css.ts';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Icon, type IconDrawing } from '../../primitives/Icon/Icon.tsx';
import { Tooltip } from '../../primitives/Tooltip/Tooltip.tsx';
import type { Plan } from './plan.ts';
import * as styles from './PlanAbout.css.ts';
import { PlanFactList } from './PlanFactList.tsx';

interface PlanAboutProps {
  readonly plan: Plan;
  readonly icon: IconDrawing;
}

/** What a plan is for: a tooltip on hover and keyboard focus, a dialog on a press, since small screens have no tooltip. */
export function PlanAbout({ plan: { title, tooltipItems }, icon }: PlanAboutProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Tooltip content={<PlanFactList facts={tooltipItems} />}>
        <Button
          aria-label={`About the plan ${title}`}
          className={classes(styles.trigger, focusRing)}
          onPress={() => setOpen(true)}
        >
          <Icon of={icon} />
        </Button>
      </Tooltip>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title={title} size="small">
        <PlanFactList facts={tooltipItems} />
      </Dialog>
    </>
  );
}
