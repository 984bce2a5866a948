import { Check, Copy, type LucideIcon } from 'lucide-react';
import { useEffect, useState, type Ref } from 'react';
import type { Host } from '../closed.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** How long success is shown, in milliseconds. */
const SHOWN = 2000;

export interface CopyButtonProps extends Host {
  /** What goes to the clipboard. */
  readonly text: string;
  /** Default: the copy icon. */
  readonly icon?: LucideIcon;
  /** Default 'Copy'. */
  readonly label?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Copies a text to the clipboard and says whether it worked. */
export function CopyButton({ text, label = 'Copy', icon = Copy, ...props }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'Copied' | 'The browser blocked copying'>();

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('Copied'),
      () => setOutcome('The browser blocked copying'),
    );

  return (
    <>
      <IconButton
        {...props}
        icon={outcome === 'Copied' ? Check : icon}
        label={outcome ?? label}
        size="small"
        onPress={() => void copy()}
      />
      <VisuallyHidden>
        <span role="status">{outcome}</span>
      </VisuallyHidden>
    </>
  );
}
