import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

const [USER_PRESENT, USER_VERIFIED, HAS_KEY] = [0x01, 0x04, 0x40];

/**
 * A passkey for one site, by WebAuthn level 3. While `isVerifying` is true, it reports that the device has verified
 * its owner, for example by a fingerprint.
 */
export class Passkey {
  private readonly id = randomBytes(16);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private count = 0;
  isVerifying = true;

  constructor(private readonly origin: string) {}

  /** Returns the JSON of the credential that `navigator.credentials.create` returns in a browser. */
  create(challenge: string): string {
    const id = Buffer.concat([
      Buffer.alloc(16),
      Buffer.of(0, this.id.length),
      this.id,
      coseOf(this.keys.publicKey),
    ]);
    const authData = Buffer.concat([this.authData(HAS_KEY), id]);
    const attestation = Buffer.concat([
      Buffer.of(0xa3),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.of(0xa0),
      text('authData'),
      bytes(authData),
    ]);
    return this.answer({
      clientDataJSON: this.clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Returns the JSON of the credential that `navigator.credentials.get` returns in a browser. */
  sign(challenge: string): string {
    this.count += 1;
    const authData = this.authData();
    const clientData = this.clientData('webauthn.get', challenge);
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
    return this.answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, this.keys.privateKey).toString('base64url'),
    });
  }

  private answer(response: object): string {
    const id = this.id.toString('base64url');
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private authData(more = 0): Buffer {
    const flags = USER_PRESENT | (this.isVerifying ? USER_VERIFIED : 0) | more;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.count);
    const site = createHash('sha256').update(new URL(this.origin).hostname).digest();
    return Buffer.concat([site, Buffer.of(flags), count]);
  }
}

/** Encodes a public key as a COSE key: key type EC2, algorithm ES256, curve P-256, and the coordinates x and y. */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const head = Buffer.of(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21);
  return Buffer.concat([
    head,
    bytes(Buffer.from(x, 'base64url')),
    Buffer.of(0x22),
    bytes(Buffer.from(y, 'base64url')),
  ]);
}

const text = (value: string) => Buffer.concat([Buffer.of(0x60 + value.length), Buffer.from(value)]);

const bytes = (value: Buffer) => Buffer.concat([Buffer.of(0x58, value.length), value]);
