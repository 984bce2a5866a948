import { CalendarRange, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Popover } from '../../primitives/Popover/Popover.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { anyDay, type DaySpan, spanProblem, spanText } from '../../facts/daySpan.ts';

export interface DaySpanPopoverProps {
  /** Label of the button. Default 'Days'. */
  readonly label?: string;
  readonly value: DaySpan;
  /** Called with the chosen days; both ends are open after Clear. The list goes back to page 1. */
  readonly onChange: (value: DaySpan) => void;
}

/** Filters a list by a span of days. They are a draft until Apply. */
export function DaySpanPopover({ label = 'Days', value, onChange }: DaySpanPopoverProps) {
  return (
    <Popover
      label={label}
      trigger={
        <Button size="small" icon={CalendarRange} iconAfter={ChevronDown}>
          {spanText(value) || label}
        </Button>
      }
    >
      {(close) => (
        <Draft
          begun={value}
          onChange={(next) => {
            close();
            onChange(next);
          }}
        />
      )}
    </Popover>
  );
}

interface DraftProps {
  readonly begun: DaySpan;
  readonly onChange: (value: DaySpan) => void;
}

function Draft({ begun, onChange }: DraftProps) {
  const [draft, setDraft] = useState(begun);
  const problem = spanProblem(draft);
  return (
    <Stack gap={12}>
      <Inline gap={12}>
        <TextField
          label="First day"
          size="small"
          type="date"
          value={draft.from}
          onChange={(from) => setDraft({ ...draft, from })}
        />
        <TextField
          label="Last day"
          size="small"
          type="date"
          value={draft.until}
          onChange={(until) => setDraft({ ...draft, until })}
        />
      </Inline>
      <Text size={13} tone="muted">
        {problem ?? 'Both days are included (UTC). Leave one empty for an open end.'}
      </Text>
      <Inline gap={8}>
        <Button size="small" isDisabled={spanText(begun) === ''} onPress={() => onChange(anyDay)}>
          Clear
        </Button>
        <Button size="small" kind="primary" isDisabled={problem !== null} onPress={() => onChange(draft)}>
          Apply
        </Button>
      </Inline>
    </Stack>
  );
}
