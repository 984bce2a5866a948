import * as v from 'valibot';

/** Data of a registration, stored with its link until the account is made. */
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
