import { z } from 'zod';
import {
  anyText,
  EMAIL,
  missingOr,
  optional,
  optionalText,
  requiredText,
  zipcodeField,
} from '../shared/fields.js';
import { agreedPoliciesField } from '../marketplace/policy.js';
import { CurrencyCode } from '../money/money.js';
import type { ErrorCode } from '../shared/errors.js';
import { confirmPasswordField, newPasswordField, withPasswordConfirmed } from './password.js';
import { hasWebAddress } from '../shared/webAddress.js';
import { upiAddressField } from './upiAddress.js';

/** The kind of account chosen at sign-up. Both kinds buy, rent and sell. */
export const AccountKind = { READER: 'READER', PUBLISHER: 'PUBLISHER' } as const;
export type AccountKind = keyof typeof AccountKind;

/** The role of an account in the APIs. ADMINISTRATOR replaces the kind chosen at sign-up. */
export const Role = { ...AccountKind, ADMINISTRATOR: 'ADMINISTRATOR' } as const;
export type Role = keyof typeof Role;

/** The colour theme of the web client. SYSTEM follows the setting of the device. */
export const Theme = { LIGHT: 'LIGHT', DARK: 'DARK', SYSTEM: 'SYSTEM' } as const;
export type Theme = keyof typeof Theme;

/** Languages of the site: English, Hindi and Gujarati. */
export const Language = { EN: 'EN', HI: 'HI', GU: 'GU' } as const;
export type Language = keyof typeof Language;

/** The settings that an account's owner can change: mails, theme, language and currency. */
export interface Settings {
  emailNotifications: boolean;
  orderUpdates: boolean;
  newBookAlerts: boolean;
  theme: Theme;
  language: Language;
  currency: CurrencyCode;
}

/** Minimum number of characters of a publisher's name. */
export const SHORTEST_PUBLISHER_NAME = 2;

const emailField = requiredText(254, 'EMAIL_REQUIRED').toLowerCase().regex(EMAIL, 'EMAIL_INVALID');
/** A person's or publisher's name. It must not contain a web address, because mails to other people show the name. */
function nameField(required: ErrorCode) {
  return requiredText(200, required).refine((name) => !hasWebAddress(name), 'NAME_HAS_LINK');
}

const phoneField = requiredText(40, 'PHONE_REQUIRED');
const addressField = requiredText(1000, 'ADDRESS_REQUIRED');

/** Input of a reader's sign-up. The new password is entered twice. */
export const readerSignUpSchema = withPasswordConfirmed(
  z.object({
    email: emailField,
    name: nameField('NAME_REQUIRED'),
    password: newPasswordField,
    confirmPassword: confirmPasswordField,
    phone: phoneField,
    address: addressField,
    zipcode: zipcodeField,
    agreedPolicies: agreedPoliciesField,
  }),
);
export type ReaderSignUp = z.output<typeof readerSignUpSchema>;

const websiteField = optionalText(300)
  .transform((site) => (site && !/^[a-z][a-z0-9+.-]*:/i.test(site) ? `https://${site}` : site))
  .pipe(
    z
      .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: 'WEBSITE_INVALID' })
      .refine(namesNobody, 'WEBSITE_INVALID')
      .nullable(),
  );

/**
 * True if the web address contains no user name or password. https://panna.example@evil.example would imitate another
 * site.
 */
function namesNobody(site: string): boolean {
  if (!URL.canParse(site)) return true;
  const { username, password } = new URL(site);
  return username === '' && password === '';
}

/**
 * Input of a publisher's sign-up. The order of the fields is the order of the checks (docs/marketplace.md, Screens).
 */
export const publisherSignUpSchema = withPasswordConfirmed(
  z.object({
    email: emailField,
    password: newPasswordField,
    confirmPassword: confirmPasswordField,
    publisherName: nameField('PUBLISHER_NAME_TOO_SHORT').min(
      SHORTEST_PUBLISHER_NAME,
      'PUBLISHER_NAME_TOO_SHORT',
    ),
    // The office contact also becomes the phone number of the account.
    officeContact: requiredText(40, 'OFFICE_CONTACT_REQUIRED'),
    publicationAddress: requiredText(1000, 'PUBLICATION_ADDRESS_REQUIRED'),
    zipcode: zipcodeField,
    companyName: optionalText(200).refine((name) => !name || !hasWebAddress(name), 'NAME_HAS_LINK'),
    registrationNumber: optionalText(100),
    description: optionalText(5000),
    website: websiteField,
    agreedPolicies: agreedPoliciesField,
  }),
);
export type PublisherSignUp = z.output<typeof publisherSignUpSchema>;

export const logInSchema = z.object({
  email: requiredText(254, 'EMAIL_REQUIRED').toLowerCase(),
  password: anyText('PASSWORD_REQUIRED').min(1, 'PASSWORD_REQUIRED').max(200, 'TOO_LONG'),
});

/** Input that changes a profile. Name and email cannot change. Absent fields keep their values. */
export const profileUpdateSchema = z.object({
  phone: optional(phoneField),
  address: optional(addressField),
  upiAddress: upiAddressField,
});

const switchField = optional(z.boolean());

/** Input that changes settings. Absent fields keep their values. */
export const settingsUpdateSchema = z.object({
  emailNotifications: switchField,
  orderUpdates: switchField,
  newBookAlerts: switchField,
  theme: optional(z.enum(Theme, missingOr('REQUIRED'))),
  language: optional(z.enum(Language, missingOr('REQUIRED'))),
  currency: optional(z.enum(CurrencyCode, missingOr('REQUIRED'))),
});
