import type { Scalar } from './input.ts';

/** Encodes form fields (application/x-www-form-urlencoded). Empty values are left out so that optional fields stay optional. */
export function formBody(body: unknown): string {
  const fields = new URLSearchParams();
  const given = (body ?? {}) as Readonly<Record<string, Scalar | readonly Scalar[]>>;
  for (const [name, value] of Object.entries(given)) {
    for (const one of [value].flat()) if (one !== undefined && one !== '') fields.append(name, String(one));
  }
  return fields.toString();
}
