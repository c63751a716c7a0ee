import { Field, ObjectType } from 'type-graphql';
import { Payload } from '../schema/payload.js';
import { SettingsType } from './SettingsType.js';
import { UserType } from './UserType.js';

/** What opening a session answers. */
@ObjectType()
abstract class SessionPayload extends Payload {
  @Field(() => UserType, { nullable: true, description: 'Who is signed in now.' })
  user!: UserType | null;

  @Field(() => String, {
    nullable: true,
    description: 'The session: send it as `Authorization: Bearer …`. It is shown this once.',
  })
  token!: string | null;
}

@ObjectType({ description: 'What signing up as a reader answers.' })
export class SignUpReaderPayload extends SessionPayload {}

@ObjectType({ description: 'What signing up as a publisher answers.' })
export class SignUpPublisherPayload extends SessionPayload {}

@ObjectType({ description: 'What logging in answers.' })
export class LogInPayload extends SessionPayload {}

@ObjectType({ description: 'What logging out answers.' })
export class LogOutPayload extends Payload {}

@ObjectType({ description: 'What changing the profile answers.' })
export class UpdateProfilePayload extends Payload {
  @Field(() => UserType, { nullable: true, description: 'The account after the change.' })
  user!: UserType | null;
}

@ObjectType({ description: 'What changing the settings answers.' })
export class UpdateSettingsPayload extends Payload {
  @Field(() => SettingsType, { nullable: true, description: 'All settings after the change.' })
  settings!: SettingsType | null;
}
