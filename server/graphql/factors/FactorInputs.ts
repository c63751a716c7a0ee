import { Field, ID, InputType } from 'type-graphql';

const CODE = 'The 6-digit code that the authenticator app shows. Each code works once.';
const RECOVERY_CODE = 'One of your recovery codes. Case, spaces and hyphens do not matter.';
const PASSKEY =
  'The result of `navigator.credentials.get`, as JSON (`AuthenticationResponseJSON` of WebAuthn).';
const NAME = 'A name to recognize the second factor by, at most 60 characters.';

@InputType()
export class AddAuthenticatorInput {
  @Field(() => String, { description: 'The token from `startAuthenticator`.' })
  challenge!: string;

  @Field(() => String, { description: CODE })
  code!: string;

  @Field(() => String, { nullable: true, description: NAME })
  name?: string;
}

@InputType()
export class AddPasskeyInput {
  @Field(() => String, { description: 'The token from `startPasskey`.' })
  challenge!: string;

  @Field(() => String, {
    description:
      'The result of `navigator.credentials.create`, as JSON (`RegistrationResponseJSON` of WebAuthn).',
  })
  response!: string;

  @Field(() => String, { nullable: true, description: NAME })
  name?: string;
}

@InputType()
export class RemoveSecondFactorInput {
  @Field(() => ID, { description: 'The ID of one of your second factors.' })
  factorId!: string;
}

@InputType()
export class ReportIntrusionInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'The ID of the first security event that you did not cause. Second factors and recovery codes added since that ' +
      'event, or in its session, are removed. The second factor used to confirm this session is kept. If omitted, no ' +
      'second factors and no recovery codes are removed.',
  })
  eventId?: string;
}

@InputType({
  description:
    'The arguments of `confirmSecondFactor`: the `challenge`, and exactly one of `code`, `recoveryCode` and ' +
    '`passkey`.',
})
export class ConfirmSecondFactorInput {
  @Field(() => String, { description: 'The token from `logIn`.' })
  challenge!: string;

  @Field(() => String, { nullable: true, description: CODE })
  code?: string;

  @Field(() => String, { nullable: true, description: RECOVERY_CODE })
  recoveryCode?: string;

  @Field(() => String, { nullable: true, description: PASSKEY })
  passkey?: string;
}

@InputType({
  description:
    'The arguments of `confirmIdentity`: exactly one proof. If your account has a second factor, send a code, ' +
    'a recovery code or a passkey with the `challenge` from `startConfirmation`. Otherwise, send your ' +
    'password.',
})
export class ConfirmIdentityInput {
  @Field(() => String, {
    nullable: true,
    description: 'Your password. Refused if the account has a second factor.',
  })
  password?: string;

  @Field(() => String, {
    nullable: true,
    description: 'The token from `startConfirmation`. Required with a code, a recovery code or a passkey.',
  })
  challenge?: string;

  @Field(() => String, { nullable: true, description: CODE })
  code?: string;

  @Field(() => String, { nullable: true, description: RECOVERY_CODE })
  recoveryCode?: string;

  @Field(() => String, { nullable: true, description: PASSKEY })
  passkey?: string;
}

@InputType()
export class LogInWithPasskeyInput {
  @Field(() => String, { description: 'The token from `startPasskeyLogIn`.' })
  challenge!: string;

  @Field(() => String, { description: PASSKEY })
  response!: string;
}
