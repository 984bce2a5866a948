/** An error of a check; valibot issues have this shape. */
export interface FieldIssue {
  readonly message: string;
  /** Path to the field; none for the form as a whole. */
  readonly path?: readonly { readonly key: unknown }[] | undefined;
}

/** Errors by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

export const noErrors: FieldErrors = {};

/** Key for issues without a path: no field has this name. */
const WHOLE_FORM = '';

/** The first issue of each field, by field name: the keys of its path joined with dots, `plan.ratings`. */
export function errorsOf(issues: readonly FieldIssue[]): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { message, path = [] } of issues) {
    errors[path.map(({ key }) => String(key)).join('.') || WHOLE_FORM] ??= message;
  }
  return errors;
}

/** Values of the fields by name, in a form that can be compared. */
export type Entries = ReadonlyMap<string, string>;

export function entriesOf(data: FormData): Entries {
  const entries = new Map<string, string>();
  for (const [name, value] of data) {
    const text = typeof value === 'string' ? value : `${value.name} ${value.size} ${value.lastModified}`;
    entries.set(name, `${entries.get(name) ?? ''}\n${text}`);
  }
  return entries;
}

/** Names of fields whose value changed. */
export function editedNames(before: Entries, now: Entries): ReadonlySet<string> {
  const names = new Set([...before.keys(), ...now.keys()]);
  return new Set([...names].filter((name) => before.get(name) !== now.get(name)));
}

/** `errors` without those that are no longer `wanted`; the same object if all are. */
export function keepErrors(errors: FieldErrors, wanted: (name: string) => boolean): FieldErrors {
  const names = Object.keys(errors);
  if (names.every(wanted)) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([name]) => wanted(name)));
}
