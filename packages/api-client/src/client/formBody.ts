import type { Scalar } from './input.ts';

/** Fields of a form as they travel (application/x-www-form-urlencoded). What is empty is left out, so that an optional field stays optional. */
export function formBody(body: unknown): string {
  const fields = new URLSearchParams();
  const given = (body ?? {}) as Readonly<Record<string, Scalar | readonly Scalar[]>>;
  for (const [name, value] of Object.entries(given)) {
    for (const one of [value].flat()) if (one !== undefined && one !== '') fields.append(name, String(one));
  }
  return fields.toString();
}
