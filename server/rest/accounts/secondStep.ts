import { z } from 'zod';
import { FactorMethod } from '../../domain/accounts/secondFactor.js';
import type { SecondStep } from '../../usecases/factors/secondStep.js';

/** Response to a log-in that needs a second factor. */
export const secondStepSchema = z
  .object({
    status: z.literal('success'),
    message: z.string(),
    token: z.null().describe('Always null, because the session starts only after the second step.'),
    user: z.null().describe('Always null, because the session starts only after the second step.'),
    secondFactor: z.object({
      challenge: z.string().describe('The token of the second step, to send with the proof.'),
      methods: z
        .array(z.enum(FactorMethod))
        .describe('The proofs that this account can give in the second step.'),
      passkeyOptions: z
        .string()
        .nullable()
        .describe(
          'The options for `navigator.credentials.get`, as JSON (`PublicKeyCredentialRequestOptionsJSON` of ' +
            'WebAuthn); null if the account has no passkey.',
        ),
      expiresAt: z.iso.datetime().describe('The time at which the second step expires.'),
    }),
  })
  .meta({
    id: 'SecondStep',
    description:
      'The second step of a log-in: the password was right, and the account requires a second factor.',
  });

/** Returns the second step of a log-in in its documented form. */
export function presentSecondStep({ expiresAt, ...step }: SecondStep): z.output<typeof secondStepSchema> {
  return {
    status: 'success',
    message: 'Second factor required',
    token: null,
    user: null,
    secondFactor: { ...step, expiresAt: expiresAt.toISOString() },
  };
}
