/** Loads the library on demand: it loads slowly, and servers without passkeys do not need it. */
export const webauthn = () => import('@simplewebauthn/server');
