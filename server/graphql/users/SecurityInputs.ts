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

  @Field(() => String, { description: 'The new password again.' })
  confirmPassword!: string;
}

@InputType()
export class VerifyEmailInput {
  @Field(() => String, { description: 'The token at the end of the mailed link.' })
  token!: string;
}

@InputType()
export class ChangePasswordInput {
  @Field(() => String, { description: 'Your current password.' })
  currentPassword!: string;

  @Field(() => String, { description: 'The new password: at least 8 characters.' })
  password!: string;

  @Field(() => String, { description: 'The new password again.' })
  confirmPassword!: string;
}

@InputType()
export class EndSessionInput {
  @Field(() => ID, { description: 'The ID of one of your sessions.' })
  sessionId!: string;
}

@InputType()
export class CloseAccountInput {
  @Field(() => String, { description: 'Your current password, to confirm your identity.' })
  currentPassword!: string;
}
