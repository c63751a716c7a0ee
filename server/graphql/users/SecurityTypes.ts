import { Field, ID, ObjectType } from 'type-graphql';
import type { OwnSession } from '../../usecases/accounts/sessions.js';
import { Payload } from '../schema/payload.js';
import { DateTimeScalar } from '../schema/scalars.js';
import { UserType } from './UserType.js';

@ObjectType('Session', {
  simpleResolvers: true,
  description: 'A session: a browser or program in which you are signed in.',
})
export class SessionType implements OwnSession {
  @Field(() => ID, { description: 'The ID, for `endSession`.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The `User-Agent` of the browser or program; null if it sent none.',
  })
  userAgent!: string | null;

  @Field(() => DateTimeScalar, { description: 'When you signed in.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'The time after which you have to sign in again.' })
  expiresAt!: Date;

  @Field(() => Boolean, { description: 'True for the session of this request.' })
  current!: boolean;
}

@ObjectType()
export class RequestPasswordResetPayload extends Payload {}

@ObjectType()
export class ResetPasswordPayload extends Payload {}

@ObjectType()
export class RequestEmailVerificationPayload extends Payload {}

@ObjectType()
export class VerifyEmailPayload extends Payload {}

@ObjectType()
export class ChangePasswordPayload extends Payload {
  @Field(() => UserType, { nullable: true, description: 'Your account, to which the new session belongs.' })
  user!: UserType | null;

  @Field(() => String, {
    nullable: true,
    description: 'The token of the new session. Use it instead of the token you sent.',
  })
  token!: string | null;
}

@ObjectType()
export class EndSessionPayload extends Payload {
  @Field(() => [SessionType], {
    nullable: true,
    description: 'Your remaining sessions; null if you ended the current one.',
  })
  sessions!: SessionType[] | null;
}

@ObjectType()
export class CloseAccountPayload extends Payload {}
