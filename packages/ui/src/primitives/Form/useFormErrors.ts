import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import {
  editedNames,
  entriesOf,
  errorsOf,
  keepErrors,
  noErrors,
  type Entries,
  type FieldErrors,
  type FieldIssue,
} from './fieldErrors.ts';

/** Checks the values of the fields. */
export type Validate = (data: FormData) => readonly FieldIssue[];

interface Found {
  /** From the last check. */
  readonly checked: FieldErrors;
  /** From the last response of the server. */
  readonly answered: FieldErrors;
}

export interface FormErrors {
  /** Errors shown at a field. */
  readonly ofFields: FieldErrors;
  /** Errors of no field of this form, one sentence after the other; empty if there are none. */
  readonly ofWhole: string;
  /** Number of checks so far, to move the focus after each. */
  readonly round: number;
  /** Checks the fields and shows the errors; returns true if there are none. */
  readonly check: (data: FormData) => boolean;
  /** Removes errors that an edit has fixed. Must be called from React's own `input` event, or the typed letter is lost. */
  readonly review: () => void;
}

/**
 * The errors that a form shows. An error disappears when its field is edited; errors of other fields disappear with it if the check no longer finds
 * them (two passwords that now match).
 */
export function useFormErrors(
  form: RefObject<HTMLFormElement | null>,
  validate: Validate | undefined,
  serverErrors: FieldErrors = noErrors,
): FormErrors {
  const [found, setFound] = useState<Found>({ checked: noErrors, answered: noErrors });
  const [round, setRound] = useState(0);
  const judged = useRef<Entries>(new Map());

  const [lastAnswer, setLastAnswer] = useState(noErrors);
  if (serverErrors !== lastAnswer) {
    setLastAnswer(serverErrors);
    setFound({ checked: noErrors, answered: serverErrors });
    setRound(round + 1);
  }
  useEffect(() => {
    if (round > 0 && form.current) judged.current = entriesOf(new FormData(form.current));
  }, [form, round]);

  const check = (data: FormData): boolean => {
    const checked = errorsOf(validate?.(data) ?? []);
    setFound({ checked, answered: noErrors });
    setRound(round + 1);
    return Object.keys(checked).length === 0;
  };

  const errors = useMemo(() => ({ ...found.checked, ...found.answered }), [found]);
  const hasErrors = Object.keys(errors).length > 0;

  const review = useCallback(() => {
    const element = form.current;
    if (!hasErrors || !element) return;
    const data = new FormData(element);
    const edited = editedNames(judged.current, entriesOf(data));
    if (edited.size === 0) return;
    const wrong = errorsOf(validate?.(data) ?? []);
    setFound(({ checked, answered }) => ({
      checked: keepErrors(checked, (name) => !edited.has(name) && name in wrong),
      answered: keepErrors(answered, (name) => !edited.has(name) && hasField(element, name)),
    }));
  }, [form, hasErrors, validate]);

  useEffect(() => {
    if (!hasErrors || !form.current) return;
    // A select or a slider changes its form value without an event of its own.
    const observer = new MutationObserver(review);
    observer.observe(form.current, { subtree: true, childList: true, characterData: true, attributeFilter: ['value'] });
    return () => observer.disconnect();
  }, [form, hasErrors, review]);

  return { ...usePlaces(form, errors), round, check, review };
}

/** Errors by where they are shown. The fields are known once they are on the page. */
function usePlaces(form: RefObject<HTMLFormElement | null>, errors: FieldErrors) {
  const ofWhole = useSyncExternalStore(
    neverChanges,
    () => {
      const element = form.current;
      const names = element ? Object.keys(errors).filter((name) => !hasField(element, name)) : [];
      return names.map((name) => errors[name]).join(' ');
    },
    () => '',
  );
  const ofFields = useMemo(
    () =>
      ofWhole === '' ? errors : keepErrors(errors, (name) => form.current !== null && hasField(form.current, name)),
    [form, errors, ofWhole],
  );
  return { ofFields, ofWhole };
}

const hasField = (form: HTMLFormElement, name: string): boolean => form.elements.namedItem(name) !== null;

const neverChanges = () => () => undefined;
