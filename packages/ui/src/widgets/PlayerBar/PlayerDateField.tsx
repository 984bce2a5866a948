import { parsePlayerDate, playerDateText } from '@routeglass/domain/player';
import { useState } from 'react';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import * as styles from './PlayerBar.css.ts';

interface PlayerDateFieldProps {
  /** Start of playback, a midnight in milliseconds since 1970. */
  readonly date: number;
  readonly onChange: (date: number) => void;
}

/** The day from which to play. A year that is still being typed is applied when the field is left. */
export function PlayerDateField({ date, onChange }: PlayerDateFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const shown = playerDateText(date).slice(0, 10);

  const commit = (text: string) => {
    const chosen = parsePlayerDate(text);
    setDraft(null);
    if (chosen !== undefined && text !== shown) onChange(chosen);
  };
  return (
    <div className={styles.date}>
      <TextField
        label="Start date"
        hideLabel
        size="small"
        type="date"
        value={draft ?? shown}
        onChange={(text) => (/^[1-9]/.test(text) ? commit(text) : setDraft(text))}
        onBlur={() => draft !== null && commit(draft)}
      />
    </div>
  );
}
