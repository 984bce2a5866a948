import { Flag } from '../../primitives/Flag/Flag.tsx';
import { SampleMark } from '../SampleMark/SampleMark.tsx';
import type { SearchResult } from '../../facts/searchResult.ts';
import * as styles from './SuggestionList.css.ts';
import { suggestionText } from '../../facts/suggestionText.ts';

interface SuggestionListProps {
  readonly box: {
    readonly listId: string;
    readonly optionId: (index: number) => string;
    readonly options: readonly SearchResult[];
    readonly active: number;
    readonly choose: (result: SearchResult) => void;
  };
}

/** The options below a search box. Pressing one keeps the focus in the field, so that the list is still there when the press ends. */
export function SuggestionList({ box }: SuggestionListProps) {
  return (
    <div
      id={box.listId}
      role="listbox"
      aria-label="Suggestions"
      className={styles.list}
      onPointerDown={(event) => event.preventDefault()}
    >
      {box.options.length === 0 && (
        <div role="option" aria-selected={false} aria-disabled className={styles.empty}>
          No options
        </div>
      )}
      {box.options.map((result, index) => (
        <SuggestionOption
          key={box.optionId(index)}
          id={box.optionId(index)}
          result={result}
          isActive={index === box.active}
          onChoose={() => box.choose(result)}
        />
      ))}
    </div>
  );
}

interface SuggestionOptionProps {
  readonly id: string;
  readonly result: SearchResult;
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

function SuggestionOption({ id, result, isActive, onChoose }: SuggestionOptionProps) {
  const { main, beside, kind, technical, countryCode } = suggestionText(result);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys go to the field, which names the active option
    <div id={id} role="option" tabIndex={-1} aria-selected={isActive} className={styles.option} onClick={onChoose}>
      <bdi className={styles.main} data-technical={technical || undefined}>
        {main}
      </bdi>
      <span className={styles.beside}>
        <bdi>{beside}</bdi>
      </span>
      {countryCode && <Flag code={countryCode} />}
      {result.sample === true && <SampleMark />}
      <span className={styles.kind}>{kind}</span>
    </div>
  );
}
