import { useState, type ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { dataOf, type OpenFace } from '../../facts/face.ts';
import { subscribeHref, subscribeText } from '../../facts/lockTexts.ts';
import { searchCountries, withShown, type CountryCount } from './countryDraft.ts';
import * as styles from './CountryFilterPopover.css.ts';
import { CountryList } from './CountryList.tsx';

interface CountryDraftProps {
  readonly countries: OpenFace<readonly CountryCount[]>;
  readonly draft: readonly string[];
  readonly onDraft: (draft: readonly string[]) => void;
  /** Why nothing can be chosen; absent if it can. */
  readonly reason?: string | undefined;
  readonly href?: string | undefined;
}

/** Content of the popover: search, countries, All and Clear. */
export function CountryDraft({ countries, draft, onDraft, reason, href = subscribeHref }: CountryDraftProps) {
  const [text, setText] = useState('');
  const shown = searchCountries(dataOf(countries) ?? [], text);
  const isLocked = reason !== undefined;
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        {isLocked && (
          <>
            <p>{reason}</p>
            <ButtonLink href={href} kind="pro" size="small">
              {subscribeText}
            </ButtonLink>
          </>
        )}
        <SearchField
          // The reader opens it to find one country among many.
          {...(!isLocked && { autoFocus: true })}
          label="Search countries"
          hideLabel
          size="small"
          placeholder="Code or name"
          value={text}
          onChange={setText}
        />
      </div>
      <CountryFace countries={countries}>
        <CountryList shown={shown} draft={draft} onDraft={onDraft} isLocked={isLocked} />
      </CountryFace>
      <div className={styles.foot}>
        <span className={styles.chosen} role="status">
          {draft.length} selected
        </span>
        <Button
          size="small"
          isDisabled={isLocked || shown.length === 0}
          onPress={() => onDraft(withShown(draft, shown))}
        >
          All
        </Button>
        <Button size="small" isDisabled={isLocked} onPress={() => onDraft([])}>
          Clear
        </Button>
      </div>
    </div>
  );
}

interface CountryFaceProps extends Pick<CountryDraftProps, 'countries'> {
  readonly children: ReactNode;
}

function CountryFace({ countries, children }: CountryFaceProps) {
  if (countries.status === 'loading') {
    return (
      <div className={styles.waiting} aria-busy>
        {['60%', '45%', '70%', '50%'].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    );
  }
  if (countries.status === 'error') return <ErrorState onRetry={countries.onRetry}>{countries.message}</ErrorState>;
  if (countries.data.length === 0)
    return <EmptyState title="No data to display">None of these rows has a country.</EmptyState>;
  return children;
}
