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
  /** Takes the focus as it appears: where the view that it turned took its former self away. */
  readonly hasAutoFocus?: boolean;
}

/** Adds the possible routes of the relation model to the seen ones, and says what they are. */
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
