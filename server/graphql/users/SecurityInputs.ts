import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Whose password is forgotten.' })
export class RequestPasswordResetInput {
  @Field(() => String, { description: 'The email address of the account.' })
  email!: string;
}

@InputType({ description: 'A new password by a mailed link.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'The last part of the mailed link.' })
  token!: string;

  @Field(() => String, { description: 'The new password, at least 8 characters.' })
  password!: string;

  @Field(() => String, { description: 'The new password once more.' })
  confirmPassword!: string;
}

@InputType({ description: 'Proof of an address by a mailed link.' })
export class VerifyEmailInput {
  @Field(() => String, { description: 'The last part of the mailed link.' })
  token!: string;
}

@InputType({ description: 'A new password by the present one.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'The present password.' })
  currentPassword!: string;

  @Field(() => String, { description: 'The new password, at least 8 characters.' })
  password!: string;

  @Field(() => String, { description: 'The new password once more.' })
  confirmPassword!: string;
}

@InputType({ description: 'Which session to end.' })
export class EndSessionInput {
  @Field(() => ID, { description: 'One of `sessions`.' })
  sessionId!: string;
}

@InputType({ description: 'Proof that it is really you who closes the account.' })
export class CloseAccountInput {
  @Field(() => String, { description: 'The present password.' })
  currentPassword!: string;
}
