/** JSON of WebAuthn, as the server makes and reads it. */
type Json = Readonly<Record<string, unknown>>;

/** Whether the browser makes and uses passkeys, and speaks of them in JSON. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;
}

/** Asks the reader for a passkey; null where they would not, or have none. */
export async function usedPasskey(options: Json): Promise<Json | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as never);
  return credentialOf(await navigator.credentials.get({ publicKey }).catch(refused));
}

/** Asks the reader to make a passkey; null where they would not. */
export async function madePasskey(options: Json): Promise<Json | null> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as never);
  return credentialOf(await navigator.credentials.create({ publicKey }).catch(refused));
}

function credentialOf(credential: Credential | null): Json | null {
  return credential instanceof PublicKeyCredential ? ({ ...credential.toJSON() } satisfies object) : null;
}

/** Closing the browser's question is an answer; anything else is a fault. */
function refused(error: unknown): null {
  if (error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'InvalidStateError'))
    return null;
  throw error;
}
