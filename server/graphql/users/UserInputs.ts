import { Field, InputType } from 'type-graphql';
import { Language, Theme } from '../../domain/accounts/account.js';
import type { CurrencyCode } from '../../domain/money/money.js';
import { CurrencyCodeEnum } from '../schema/MoneyType.js';
import { PolicyVersionInput } from './PolicyVersionInput.js';

@InputType()
export class SignUpReaderInput {
  @Field(() => String, { description: 'The email address. Unique regardless of case.' })
  email!: string;

  @Field(() => String, { description: 'The password: at least 8 characters.' })
  password!: string;

  @Field(() => String, { description: 'The same password again, to prevent typing errors.' })
  confirmPassword!: string;

  @Field(() => String, { description: 'The full name.' })
  name!: string;

  @Field(() => String, { description: 'A phone number. Shown only to the account’s owner.' })
  phone!: string;

  @Field(() => String, { description: 'The postal address. Shown only to the account’s owner.' })
  address!: string;

  @Field(() => String, { description: 'The postal code: 5 or 6 digits.' })
  zipcode!: string;

  @Field(() => [PolicyVersionInput], {
    nullable: true,
    description:
      'The policies to which you agree, from `marketplace { policies }`. Your agreement is stored with its ' +
      'time.',
  })
  agreedPolicies?: PolicyVersionInput[];
}

@InputType()
export class SignUpPublisherInput {
  @Field(() => String, { description: 'The email address. Unique regardless of case.' })
  email!: string;

  @Field(() => String, { description: 'The password: at least 8 characters.' })
  password!: string;

  @Field(() => String, { description: 'The same password again, to prevent typing errors.' })
  confirmPassword!: string;

  @Field(() => String, { description: 'The name under which you publish, at least 2 characters.' })
  publisherName!: string;

  @Field(() => String, { description: 'The postal address. Shown only to the account’s owner.' })
  publicationAddress!: string;

  @Field(() => String, { description: 'The phone number of the office. Shown only to the account’s owner.' })
  officeContact!: string;

  @Field(() => String, { description: 'The postal code: 5 or 6 digits.' })
  zipcode!: string;

  @Field(() => String, { nullable: true, description: 'The name of the company.' })
  companyName?: string;

  @Field(() => String, {
    nullable: true,
    description: 'The registration number of the company. Shown only to the account’s owner.',
  })
  registrationNumber?: string;

  @Field(() => String, { nullable: true, description: 'A description of your publications.' })
  description?: string;

  @Field(() => String, {
    nullable: true,
    description: 'The address of the website, beginning with http:// or https://.',
  })
  website?: string;

  @Field(() => [PolicyVersionInput], {
    nullable: true,
    description:
      'The policies to which you agree, from `marketplace { policies }`. Your agreement is stored with its ' +
      'time.',
  })
  agreedPolicies?: PolicyVersionInput[];
}

@InputType()
export class LogInInput {
  @Field(() => String, { description: 'The email address of the account.' })
  email!: string;

  @Field(() => String, { description: 'The password of the account.' })
  password!: string;
}

@InputType({ description: 'The arguments of `updateProfile`. Omitted arguments keep their values.' })
export class UpdateProfileInput {
  @Field(() => String, { nullable: true, description: 'The new phone number.' })
  phone?: string;

  @Field(() => String, { nullable: true, description: 'The new postal address.' })
  address?: string;

  @Field(() => String, {
    nullable: true,
    description: 'The new UPI address, such as asha@okbank. An empty text removes the address.',
  })
  upiAddress?: string;
}

@InputType({ description: 'The arguments of `updateSettings`. Omitted arguments keep their values.' })
export class UpdateSettingsInput {
  @Field(() => Boolean, {
    nullable: true,
    description: 'True to get optional emails; false to get only the emails that your account needs.',
  })
  emailNotifications?: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True to get mail about every change to your orders and sales.',
  })
  orderUpdates?: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True to get a daily mail with new books in the genres of your bookmarks and orders.',
  })
  newBookAlerts?: boolean;

  @Field(() => Theme, { nullable: true, description: 'The appearance of the web client.' })
  theme?: Theme;

  @Field(() => Language, { nullable: true, description: 'The language of the web client and of mails.' })
  language?: Language;

  @Field(() => CurrencyCodeEnum, { nullable: true, description: 'The currency of approximate prices.' })
  currency?: CurrencyCode;
}
