import { Field, ID, ObjectType } from 'type-graphql';
import type { OwnSession } from '../../usecases/accounts/sessions.js';
import { Payload } from '../schema/payload.js';
import { DateTimeScalar } from '../schema/scalars.js';
import { UserType } from './UserType.js';

@ObjectType('Session', { simpleResolvers: true, description: 'A place where you are signed in.' })
export class SessionType implements OwnSession {
  @Field(() => ID, { description: 'The id, for ending it.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'What the browser or program called itself.' })
  userAgent!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it began.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it ends by itself.' })
  expiresAt!: Date;

  @Field(() => Boolean, { description: 'Whether this request is made in it.' })
  current!: boolean;
}

@ObjectType({
  description: 'What asking for a new password answers: the same whether there is such an account or not.',
})
export class RequestPasswordResetPayload extends Payload {}

@ObjectType({ description: 'What setting a new password by a mailed link answers. Every session has ended.' })
export class ResetPasswordPayload extends Payload {}

@ObjectType({ description: 'What asking for another verification mail answers.' })
export class RequestEmailVerificationPayload extends Payload {}

@ObjectType({ description: 'What verifying an address answers.' })
export class VerifyEmailPayload extends Payload {}

@ObjectType({ description: 'What changing the password answers. Every other session has ended.' })
export class ChangePasswordPayload extends Payload {
  @Field(() => UserType, { nullable: true, description: 'Who is signed in.' })
  user!: UserType | null;

  @Field(() => String, {
    nullable: true,
    description: 'The new session, in place of the one that has ended.',
  })
  token!: string | null;
}

@ObjectType({ description: 'What ending a session answers.' })
export class EndSessionPayload extends Payload {
  @Field(() => [SessionType], {
    nullable: true,
    description: 'The sessions that are left; null when it was this one.',
  })
  sessions!: SessionType[] | null;
}

@ObjectType({ description: 'What closing the account answers.' })
export class CloseAccountPayload extends Payload {}
