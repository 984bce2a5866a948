import { ChevronRight } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button, Disclosure as AriaDisclosure, DisclosurePanel, Heading } from 'react-aria-components';
import { classes } from '../../css/classes.ts';
import { focusRing } from '../../css/focus.css.ts';
import type { Host } from '../closed.ts';
import type { HeadingLevel } from '../Heading/Heading.variants.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps extends Host {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Shown at the end of the title's line: a count, a badge. */
  readonly note?: ReactNode;
  /** Heading level of the title. Default 3. */
  readonly level?: HeadingLevel;
  readonly isExpanded?: boolean;
  readonly defaultExpanded?: boolean;
  readonly onExpandedChange?: (isExpanded: boolean) => void;
  readonly isDisabled?: boolean;
  /** Its key in an `Accordion`. */
  readonly groupKey?: string;
  /** Set on the title, so that a URL can point to it. */
  readonly id?: string;
  readonly ref?: Ref<HTMLDivElement>;
}

/** A section of the page that opens and closes below its title. */
export function Disclosure({ title, children, note, level = 3, id, groupKey, ...props }: DisclosureProps) {
  return (
    <AriaDisclosure {...props} {...(groupKey && { id: groupKey })}>
      <Heading level={level} id={id}>
        <Button slot="trigger" className={classes(styles.trigger, focusRing)}>
          <span className={styles.arrow}>
            <Icon of={ChevronRight} />
          </span>
          <span className={styles.words}>{title}</span>
          {note}
        </Button>
      </Heading>
      <DisclosurePanel className={styles.panel}>
        <div className={styles.inside}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
