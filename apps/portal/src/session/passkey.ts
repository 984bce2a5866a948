/** JSON of WebAuthn, as exchanged with the server. */
type Json = Readonly<Record<string, unknown>>;

/** Whether the browser supports passkeys, including their JSON methods. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;
}

/** Asks the reader for a passkey; null if they cancel or have none. */
export async function usedPasskey(options: Json): Promise<Json | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as never);
  return credentialOf(await navigator.credentials.get({ publicKey }).catch(refused));
}

/** Asks the reader to create a passkey; null if they cancel. */
export async function madePasskey(options: Json): Promise<Json | null> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as never);
  return credentialOf(await navigator.credentials.create({ publicKey }).catch(refused));
}

function credentialOf(credential: Credential | null): Json | null {
  return credential instanceof PublicKeyCredential ? ({ ...credential.toJSON() } satisfies object) : null;
}

/** Closing the browser's dialog is a valid choice; anything else is an error. */
function refused(error: unknown): null {
  if (error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'InvalidStateError'))
    return null;
  throw error;
}
