import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Language, Theme, type Settings } from '../../domain/accounts/account.js';
import type { CurrencyCode } from '../../domain/money/money.js';
import { CurrencyCodeEnum } from '../schema/MoneyType.js';

registerEnumType(Theme, {
  name: 'Theme',
  description: 'How the web client looks.',
  valuesConfig: {
    LIGHT: { description: 'Dark text on light.' },
    DARK: { description: 'Light text on dark.' },
    SYSTEM: { description: 'As the device is set.' },
  },
});

registerEnumType(Language, {
  name: 'Language',
  description: 'The languages of the web client and of mail.',
  valuesConfig: {
    EN: { description: 'English.' },
    HI: { description: 'Hindi.' },
    GU: { description: 'Gujarati.' },
  },
});

@ObjectType('Settings', { description: 'What a person chose.' })
export class SettingsType implements Settings {
  @Field(() => Boolean, { description: 'Whether any mail is sent beside password reset and verification.' })
  emailNotifications!: boolean;

  @Field(() => Boolean, { description: 'Whether to tell of each change of an order.' })
  orderUpdates!: boolean;

  @Field(() => Boolean, { description: 'Whether to send a daily list of new books in the genres one reads.' })
  newBookAlerts!: boolean;

  @Field(() => Theme, { description: 'How the web client looks.' })
  theme!: Theme;

  @Field(() => Language, { description: 'The language of the web client and of mail.' })
  language!: Language;

  @Field(() => CurrencyCodeEnum, { description: 'The currency of approximate prices; charges are in INR.' })
  currency!: CurrencyCode;
}
