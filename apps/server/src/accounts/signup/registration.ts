import * as v from 'valibot';

/** What a link of a registration holds until it becomes an account. */
const registration = v.object({
  email: v.string(),
  firstname: v.string(),
  lastname: v.string(),
  position: v.string(),
  password: v.string(),
  privacy: v.nullable(v.object({ at: v.string(), version: v.string() })),
});
export type Registration = v.InferOutput<typeof registration>;

export const readRegistration = (text: string): Registration => v.parse(registration, JSON.parse(text));
