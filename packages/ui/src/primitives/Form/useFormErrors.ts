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

/** Judges what is in the fields. */
export type Validate = (data: FormData) => readonly FieldIssue[];

interface Found {
  /** From the last check. */
  readonly checked: FieldErrors;
  /** From the last answer of the server. */
  readonly answered: FieldErrors;
}

export interface FormErrors {
  /** Errors that stand at a field. */
  readonly ofFields: FieldErrors;
  /** Errors of no field of this form, in one sentence after the other; empty without. */
  readonly ofWhole: string;
  /** Counts the judgements, to move the focus after each. */
  readonly round: number;
  /** Checks the fields and shows what is wrong; true when nothing is. */
  readonly check: (data: FormData) => boolean;
  /** Takes away what an edit has mended; to be called by React's own `input` event, or the letter typed is lost. */
  readonly review: () => void;
}

/**
 * The errors that a form shows. An error of a field goes when the field is edited; an error of another field goes with
 * it when the check no longer finds it (two passwords that now agree).
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
    // A select or a slider changes what is sent without an event of its own.
    const observer = new MutationObserver(review);
    observer.observe(form.current, { subtree: true, childList: true, characterData: true, attributeFilter: ['value'] });
    return () => observer.disconnect();
  }, [form, hasErrors, review]);

  return { ...usePlaces(form, errors), round, check, review };
}

/** Errors by where they can be seen. The fields are known once they are on the page. */
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
