import { Field, ObjectType } from 'type-graphql';
import { SecondStepType } from '../factors/FactorTypes.js';
import { Payload } from '../schema/payload.js';
import { SettingsType } from './SettingsType.js';
import { UserType } from './UserType.js';

/** Base class of the payloads that open a session. */
@ObjectType()
abstract class SessionPayload extends Payload {
  @Field(() => UserType, {
    nullable: true,
    description: 'The account of the new session; null if no session was started.',
  })
  user!: UserType | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The token of the new session: send it as `Authorization: Bearer …`. The token is not shown again.',
  })
  token!: string | null;
}

@ObjectType()
export class SignUpReaderPayload extends SessionPayload {}

@ObjectType()
export class SignUpPublisherPayload extends SessionPayload {}

@ObjectType()
export class LogInPayload extends SessionPayload {
  @Field(() => SecondStepType, {
    nullable: true,
    description: 'The second step of the log-in; null unless the account has a second factor.',
  })
  secondFactor!: SecondStepType | null;
}

@ObjectType()
export class ConfirmSecondFactorPayload extends SessionPayload {}

@ObjectType()
export class LogInWithPasskeyPayload extends SessionPayload {}

@ObjectType()
export class LogOutPayload extends Payload {}

@ObjectType()
export class UpdateProfilePayload extends Payload {
  @Field(() => UserType, { nullable: true, description: 'Your account after the change.' })
  user!: UserType | null;
}

@ObjectType()
export class UpdateSettingsPayload extends Payload {
  @Field(() => SettingsType, { nullable: true, description: 'All your settings after the change.' })
  settings!: SettingsType | null;
}
