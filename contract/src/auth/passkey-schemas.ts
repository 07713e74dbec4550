import { z } from 'zod';
import { id, moment, requiredText } from '../common.ts';

/** A passkey of the person's, as the settings list it. */
export const passkey = z.object({
  id,
  name: z.string(),
  /** Kept by a password manager, so that several devices have it. */
  is_synced: z.boolean(),
  created_at: moment,
  last_used_at: moment.nullable(),
});
export type Passkey = z.infer<typeof passkey>;

export const passkeyName = z.object({ name: requiredText(60) });

/** Bytes as WebAuthn writes them in JSON. */
const bytes = (maximum: number) =>
  z
    .string()
    .min(1)
    .max(maximum)
    .regex(/^[\w-]+$/);

const transports = z.array(z.string().max(32)).max(10).optional();
const knownCredential = z.object({ id: z.string(), type: z.literal('public-key'), transports });

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn, as far as we use it. */
export const passkeyCreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  excludeCredentials: z.array(knownCredential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn, as far as we use it. */
export const passkeyRequestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(knownCredential).optional(),
});

const credential = { id: bytes(1400), rawId: bytes(1400), type: z.literal('public-key') };

/** `RegistrationResponseJSON` of WebAuthn, as far as we use it. */
export const passkeyCreation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8192),
    attestationObject: bytes(65_536),
    transports,
  }),
});

/** `AuthenticationResponseJSON` of WebAuthn, as far as we use it. */
export const passkeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8192),
    authenticatorData: bytes(8192),
    signature: bytes(8192),
    userHandle: bytes(128).optional(),
  }),
});
