import { all, asNumber, email, optional, phone, required } from '@routeglass/domain/field-rules';
import { trappedIn } from '../../facts/honeypot.ts';

/** A question to an expert; empty fields are left out. */
export interface Question {
  readonly firstname?: string;
  readonly lastname?: string;
  readonly email: string;
  readonly phone?: string;
  /** An AS number as typed: `AS64512`. */
  readonly asnum?: string;
  readonly message: string;
  /** Answer to the captcha. */
  readonly captcha: string;
  /** What a bot wrote into the hidden field; absent for people. */
  readonly website?: string;
}

/** Validation rules of the fields, in the order of the form. */
export const questionRules = {
  email: all(required, email),
  phone: optional(phone),
  asnum: optional(asNumber),
  message: required,
};

const optionals = ['firstname', 'lastname', 'phone', 'asnum'] as const;

/** Values of the fields, trimmed. */
export function readQuestion(textOf: (name: string) => string, captcha: string): Question {
  const given = optionals.map((name) => [name, textOf(name).trim()] as const).filter(([, text]) => text !== '');
  return {
    ...Object.fromEntries(given),
    email: textOf('email').trim(),
    message: textOf('message').trim(),
    captcha,
    ...trappedIn(textOf),
  };
}
