export { isEmail } from '../src/email/email.ts';
