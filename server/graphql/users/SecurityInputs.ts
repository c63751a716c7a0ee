import { Field, ID, InputType } from 'type-graphql';

@InputType()
export class RequestPasswordResetInput {
  @Field(() => String, { description: 'The email address of the account that needs a new password.' })
  email!: string;
}

@InputType()
export class ResetPasswordInput {
  @Field(() => String, { description: 'The token at the end of the mailed link.' })
  token!: string;

  @Field(() => String, { description: 'The new password: at least 8 characters.' })
  password!: string;

  @Field(() => String, { description: 'The new password again, to prevent typing errors.' })
  confirmPassword!: string;
}

@InputType()
export class VerifyEmailInput {
  @Field(() => String, { description: 'The token at the end of the mailed link.' })
  token!: string;
}

@InputType()
export class ChangePasswordInput {
  @Field(() => String, { description: 'Your current password, to confirm your identity.' })
  currentPassword!: string;

  @Field(() => String, { description: 'The new password: at least 8 characters.' })
  password!: string;

  @Field(() => String, { description: 'The new password again, to prevent typing errors.' })
  confirmPassword!: string;
}

@InputType()
export class EndSessionInput {
  @Field(() => ID, { description: 'The ID of the session to end, one of your own.' })
  sessionId!: string;
}

@InputType()
export class CloseAccountInput {
  @Field(() => String, { description: 'Your current password, to confirm your identity.' })
  currentPassword!: string;
}
