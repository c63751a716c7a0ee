import { Field, InputType } from 'type-graphql';
import { Language, Theme } from '../../domain/accounts/account.js';
import type { CurrencyCode } from '../../domain/money/money.js';
import { CurrencyCodeEnum } from '../schema/MoneyType.js';

@InputType({ description: 'What a reader fills in to sign up.' })
export class SignUpReaderInput {
  @Field(() => String, { description: 'One account per address, whatever the case of its letters.' })
  email!: string;

  @Field(() => String, { description: 'At least 8 characters.' })
  password!: string;

  @Field(() => String, { description: 'The password once more.' })
  confirmPassword!: string;

  @Field(() => String, { description: 'The full name.' })
  name!: string;

  @Field(() => String, { description: 'The phone number.' })
  phone!: string;

  @Field(() => String, { description: 'The postal address.' })
  address!: string;

  @Field(() => String, { description: 'The postal code, 5 or 6 digits.' })
  zipcode!: string;
}

@InputType({ description: 'What a publisher fills in to sign up.' })
export class SignUpPublisherInput {
  @Field(() => String, { description: 'One account per address, whatever the case of its letters.' })
  email!: string;

  @Field(() => String, { description: 'At least 8 characters.' })
  password!: string;

  @Field(() => String, { description: 'The password once more.' })
  confirmPassword!: string;

  @Field(() => String, { description: 'The name on the books, at least 2 characters.' })
  publisherName!: string;

  @Field(() => String, { description: 'The postal address.' })
  publicationAddress!: string;

  @Field(() => String, { description: 'The phone number.' })
  officeContact!: string;

  @Field(() => String, { description: 'The postal code, 5 or 6 digits.' })
  zipcode!: string;

  @Field(() => String, { nullable: true, description: 'The company behind it.' })
  companyName?: string;

  @Field(() => String, { nullable: true, description: 'The registration number.' })
  registrationNumber?: string;

  @Field(() => String, { nullable: true, description: 'What the publisher is about.' })
  description?: string;

  @Field(() => String, { nullable: true, description: 'The web site.' })
  website?: string;
}

@InputType({ description: 'What one gives to log in.' })
export class LogInInput {
  @Field(() => String, { description: 'The email address of the account.' })
  email!: string;

  @Field(() => String, { description: 'The password.' })
  password!: string;
}

@InputType({ description: 'What to change in the profile; what is left out stays.' })
export class UpdateProfileInput {
  @Field(() => String, { nullable: true, description: 'The new phone number.' })
  phone?: string;

  @Field(() => String, { nullable: true, description: 'The new postal address.' })
  address?: string;
}

@InputType({ description: 'The settings to change; what is left out stays.' })
export class UpdateSettingsInput {
  @Field(() => Boolean, { nullable: true, description: 'Whether any mail is sent beside the necessary.' })
  emailNotifications?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Whether to tell of each change of an order.' })
  orderUpdates?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Whether to send a daily list of new books.' })
  newBookAlerts?: boolean;

  @Field(() => Theme, { nullable: true, description: 'How the web client looks.' })
  theme?: Theme;

  @Field(() => Language, { nullable: true, description: 'The language of the web client and of mail.' })
  language?: Language;

  @Field(() => CurrencyCodeEnum, { nullable: true, description: 'The currency of approximate prices.' })
  currency?: CurrencyCode;
}
