/** What a check found; an issue of valibot is one. */
export interface FieldIssue {
  readonly message: string;
  /** The way to the field; none for what concerns the form as a whole. */
  readonly path?: readonly { readonly key: unknown }[] | undefined;
}

/** What is wrong, by the name of the field. */
export type FieldErrors = Readonly<Record<string, string>>;

export const noErrors: FieldErrors = {};

/** Name under which an issue without a path is kept: no field has it. */
const WHOLE_FORM = '';

/** The first issue of each field, by the field's name: the keys of its path with dots between, `plan.ratings`. */
export function errorsOf(issues: readonly FieldIssue[]): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { message, path = [] } of issues) {
    errors[path.map(({ key }) => String(key)).join('.') || WHOLE_FORM] ??= message;
  }
  return errors;
}

/** What is in the fields, by name, in a form that can be compared. */
export type Entries = ReadonlyMap<string, string>;

export function entriesOf(data: FormData): Entries {
  const entries = new Map<string, string>();
  for (const [name, value] of data) {
    const text = typeof value === 'string' ? value : `${value.name} ${value.size} ${value.lastModified}`;
    entries.set(name, `${entries.get(name) ?? ''}\n${text}`);
  }
  return entries;
}

/** Names of fields that hold something else than before. */
export function editedNames(before: Entries, now: Entries): ReadonlySet<string> {
  const names = new Set([...before.keys(), ...now.keys()]);
  return new Set([...names].filter((name) => before.get(name) !== now.get(name)));
}

/** `errors` less those that are no longer `wanted`; the same object when all are. */
export function keepErrors(errors: FieldErrors, wanted: (name: string) => boolean): FieldErrors {
  const names = Object.keys(errors);
  if (names.every(wanted)) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([name]) => wanted(name)));
}
