/** The library, which takes a while to load and is of no use to a server without passkeys. */
export const webauthn = () => import('@simplewebauthn/server');
