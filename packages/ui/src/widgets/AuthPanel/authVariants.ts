/** Ways into an account. */
export const authVariants = ['login', 'register', 'reset-password'] as const;
export type AuthVariant = (typeof authVariants)[number];
export type AuthHrefs = Readonly<Record<AuthVariant, string>>;

export const authTitles: Readonly<Record<AuthVariant, string>> = {
  login: 'Log in',
  register: 'Sign up',
  'reset-password': 'Reset password',
};

/** A link below a form to another variant. */
export interface OtherWay {
  readonly to: AuthVariant;
  readonly question: string;
  readonly label: string;
}

const toLogin: OtherWay = { to: 'login', question: 'Have an account?', label: 'Log in' };
const toRegister: OtherWay = { to: 'register', question: 'No account yet?', label: 'Sign up' };
const toReset: OtherWay = { to: 'reset-password', question: 'Forgot your password?', label: 'Reset it' };

export const otherWays: Readonly<Record<AuthVariant, readonly OtherWay[]>> = {
  login: [toRegister, toReset],
  register: [toLogin],
  'reset-password': [toLogin, toRegister],
};
