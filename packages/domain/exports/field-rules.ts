export {
  all,
  asNumber,
  email,
  fieldMessages,
  ip,
  optional,
  password,
  phone,
  problemsOf,
  required,
  sameAs,
} from '../src/field-rules/fieldRules.ts';
export type { FieldProblem, FieldRule } from '../src/field-rules/fieldRules.ts';
export { missingIn, passwordParts, type PasswordPart } from '../src/field-rules/password.ts';
export { isPhone } from '../src/field-rules/phone.ts';
