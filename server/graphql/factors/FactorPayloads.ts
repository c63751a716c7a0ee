import { Field, ObjectType } from 'type-graphql';
import { Payload } from '../schema/payload.js';
import { DateTimeScalar } from '../schema/scalars.js';
import { SecondFactorsType, SecondStepType } from './FactorTypes.js';

@ObjectType()
export class StartAuthenticatorPayload extends Payload {
  @Field(() => String, {
    nullable: true,
    description: 'The token for `addAuthenticator`. It expires after 10 minutes.',
  })
  challenge!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The secret in Base32, to type into an app. It is not shown again.',
  })
  secret!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The secret as an `otpauth:` URI, to show as a QR code.',
  })
  uri!: string | null;
}

/** Base class of the payloads that start a passkey request in the browser. */
@ObjectType()
abstract class AskedPasskeyPayload extends Payload {
  @Field(() => String, {
    nullable: true,
    description: 'The token to send back with the browser’s result. It expires after 10 minutes.',
  })
  challenge!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The options for `navigator.credentials`, as JSON (WebAuthn).',
  })
  options!: string | null;
}

@ObjectType()
export class StartPasskeyPayload extends AskedPasskeyPayload {}

@ObjectType()
export class StartPasskeyLogInPayload extends AskedPasskeyPayload {}

/** Base class of the payloads that add a second factor. */
@ObjectType()
abstract class AddedFactorPayload extends Payload {
  @Field(() => SecondFactorsType, { nullable: true, description: 'Your second factors after the change.' })
  secondFactors!: SecondFactorsType | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'Your ten recovery codes. They are returned only when you add your first second factor; null at any other ' +
      'time.',
  })
  recoveryCodes!: string[] | null;
}

@ObjectType()
export class AddAuthenticatorPayload extends AddedFactorPayload {}

@ObjectType()
export class AddPasskeyPayload extends AddedFactorPayload {}

@ObjectType()
export class RemoveSecondFactorPayload extends Payload {
  @Field(() => SecondFactorsType, { nullable: true, description: 'Your remaining second factors.' })
  secondFactors!: SecondFactorsType | null;
}

@ObjectType()
export class MakeRecoveryCodesPayload extends Payload {
  @Field(() => SecondFactorsType, { nullable: true, description: 'Your second factors after the change.' })
  secondFactors!: SecondFactorsType | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'Ten new recovery codes. The codes are not shown again, and the previous codes no longer work.',
  })
  recoveryCodes!: string[] | null;
}

@ObjectType()
export class StartConfirmationPayload extends Payload {
  @Field(() => SecondStepType, {
    nullable: true,
    description:
      'The second step to complete; null if the account has no second factor and confirms with its password.',
  })
  secondFactor!: SecondStepType | null;
}

@ObjectType()
export class ConfirmIdentityPayload extends Payload {
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The time at which the confirmation of this session expires.',
  })
  confirmedUntil!: Date | null;
}

@ObjectType()
export class ReportIntrusionPayload extends Payload {
  @Field(() => Boolean, {
    nullable: true,
    description:
      'True if the link to set a new password was mailed. False if the link had already been mailed five times in ' +
      'the last hour; in that case, use `requestPasswordReset`.',
  })
  mailSent!: boolean | null;
}
