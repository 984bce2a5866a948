import { ChevronDown, Globe, Lock } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Popover } from '../../primitives/Popover/Popover.tsx';
import { Tooltip } from '../../primitives/Tooltip/Tooltip.tsx';
import { dataOf, type OpenFace } from '../../facts/face.ts';
import { lockedFilterText, type LockPlan } from '../../facts/lockTexts.ts';
import { committed, filterText, type CountryCount } from './countryDraft.ts';
import { CountryDraft } from './CountryDraft.tsx';
import * as styles from './CountryFilterPopover.css.ts';

export interface CountryFilterPopoverProps {
  readonly countries: OpenFace<readonly CountryCount[]>;
  /** Selected country codes. */
  readonly selected: readonly string[];
  /** Called when the popover opens: load the countries then, if necessary. */
  readonly onOpen?: () => void;
  /** Called when the popover closes, with the selected codes: none of them clears the filter. The list goes back to page 1. */
  readonly onCommit: (codes: readonly string[]) => void;
  /** Whether the reader may filter. Otherwise the countries are only displayed, and closing clears the filter. */
  readonly isPro: boolean;
  /** Plan that unlocks it. Default `pro`. */
  readonly plan?: LockPlan;
  /** Default 'Country'. */
  readonly label?: string;
  /** Where to subscribe. Default `/pro-subscribe`. */
  readonly href?: string;
}

/** Filters a list by country. The selection is a draft until the popover closes. */
export function CountryFilterPopover({
  countries,
  selected,
  onOpen,
  onCommit,
  isPro,
  plan = 'pro',
  label = 'Country',
  href,
}: CountryFilterPopoverProps) {
  const [draft, setDraft] = useState(selected);
  const text = filterText(label, selected, dataOf(countries) ?? []);
  const reason = lockedFilterText('country', plan);
  const button = (
    <Button size="small" icon={isPro ? Globe : Lock} iconAfter={ChevronDown}>
      {text}
    </Button>
  );

  return (
    <span className={styles.trigger} data-locked={!isPro || undefined}>
      <Popover
        flush
        label={label}
        trigger={isPro ? button : <Tooltip content={reason}>{button}</Tooltip>}
        onOpenChange={(isOpen) => {
          if (!isOpen) return onCommit(committed(draft, isPro));
          setDraft(selected);
          onOpen?.();
        }}
      >
        <CountryDraft
          countries={countries}
          draft={draft}
          onDraft={setDraft}
          reason={!isPro ? reason : undefined}
          href={href}
        />
      </Popover>
    </span>
  );
}
