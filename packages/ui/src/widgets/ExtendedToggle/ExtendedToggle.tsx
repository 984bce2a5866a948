import { Info } from 'lucide-react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Popover } from '../../primitives/Popover/Popover.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { largeGraphText, possibleRoutesText } from '../../facts/graphTexts.ts';

export interface ExtendedToggleProps {
  readonly isExtended: boolean;
  readonly onChange: (isExtended: boolean) => void;
  readonly isDisabled?: boolean;
  /** Takes the focus when it appears: for a view change that replaces this toggle with a new one. */
  readonly hasAutoFocus?: boolean;
}

/** Adds possible routes from the relation model to the observed ones, and explains them. */
export function ExtendedToggle({
  isExtended,
  onChange,
  isDisabled = false,
  hasAutoFocus = false,
}: ExtendedToggleProps) {
  return (
    <Inline gap={4}>
      <Switch
        isSelected={isExtended}
        onChange={onChange}
        isDisabled={isDisabled}
        {...(hasAutoFocus && { autoFocus: true })}
      >
        Extended graph
      </Switch>
      <Popover
        label="About the extended graph"
        trigger={<IconButton icon={Info} label="About the extended graph" size="small" />}
      >
        <Stack gap={8}>
          <Text size={13}>{possibleRoutesText}</Text>
          <Text size={13} tone="unknown">
            {largeGraphText}
          </Text>
        </Stack>
      </Popover>
    </Inline>
  );
}
