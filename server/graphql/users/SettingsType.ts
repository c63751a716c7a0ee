import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Language, Theme, type Settings } from '../../domain/accounts/account.js';
import type { CurrencyCode } from '../../domain/money/money.js';
import { CurrencyCodeEnum } from '../schema/MoneyType.js';

registerEnumType(Theme, {
  name: 'Theme',
  description: 'The appearance of the web client.',
  valuesConfig: {
    LIGHT: { description: 'Dark text on light.' },
    DARK: { description: 'Light text on dark.' },
    SYSTEM: { description: 'Light or dark, as set on the device.' },
  },
});

registerEnumType(Language, {
  name: 'Language',
  description: 'A language of the web client and of emails.',
  valuesConfig: {
    EN: { description: 'English.' },
    HI: { description: 'Hindi.' },
    GU: { description: 'Gujarati.' },
  },
});

@ObjectType('Settings', { description: 'The settings of an account, such as its language and mails.' })
export class SettingsType implements Settings {
  @Field(() => Boolean, {
    description:
      'True if you get optional emails. If false, you get only the emails that your account needs: ' +
      'password resets, verification and security warnings.',
  })
  emailNotifications!: boolean;

  @Field(() => Boolean, {
    description: 'True if you get mail about every change to your orders and sales.',
  })
  orderUpdates!: boolean;

  @Field(() => Boolean, {
    description: 'True if you get a daily mail with new books in the genres of your bookmarks and orders.',
  })
  newBookAlerts!: boolean;

  @Field(() => Theme, { description: 'The appearance of the web client.' })
  theme!: Theme;

  @Field(() => Language, { description: 'The language of the web client and of mails.' })
  language!: Language;

  @Field(() => CurrencyCodeEnum, {
    description: 'The currency of approximate prices. Everything is charged in INR.',
  })
  currency!: CurrencyCode;
}
