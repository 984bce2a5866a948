import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** Flags of authenticator data (WebAuthn, section 6.1): somebody was there, was verified, and a new key follows. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

interface Options {
  readonly challenge: string;
  readonly user?: { readonly id: string };
}

/** A key of a person as a browser uses it: makes one passkey and answers challenges with it. */
export class TestAuthenticator {
  readonly id = randomBytes(16);
  readonly origin: string;
  counter = 0;
  isVerified = true;
  #privateKey: KeyObject;
  #publicKey: KeyObject;
  #userHandle = '';
  constructor(origin = 'http://localhost') {
    this.origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#privateKey = privateKey;
    this.#publicKey = publicKey;
  }

  make({ challenge, user }: Options) {
    this.#userHandle = user?.id ?? '';
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    // COSE: key type EC2, algorithm ES256, curve P-256, and the point.
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const data = Buffer.concat([this.#data(ATTESTED), Buffer.alloc(16), length, this.id, key]);
    // CBOR of { fmt: "none", attStmt: {}, authData: data }.
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
      Buffer.from([data.length >> 8, data.length & 0xff]),
      data,
    ]);
    const response = {
      clientDataJSON: this.#client('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    };
    return this.#credential(response);
  }

  answer({ challenge }: Options) {
    this.counter += 1;
    const client = this.#client('webauthn.get', challenge);
    const data = this.#data(0);
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
    const response = {
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.#privateKey).toString('base64url'),
      userHandle: this.#userHandle,
    };
    return this.#credential(response);
  }

  #credential(response: object) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  #data(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const site = createHash('sha256').update(new URL(this.origin).hostname).digest();
    return Buffer.concat([site, Buffer.from([flags | PRESENT | (this.isVerified ? VERIFIED : 0)]), counter]);
  }
}
